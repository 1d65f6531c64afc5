import { moduloDi, type ClasseCopertura } from '#shared/domain/denunce/cu.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { somma } from '#shared/money/centesimi.ts';
import type { CedolinoDaCertificare } from '../da-certificare.ts';
import { isAutonomo } from '../punti-del-reddito.ts';

const PERCHE: Readonly<Record<ClasseCopertura, string>> = {
  SCUOLA_DIPENDENTE: 'La scuola ha pagato e trattenuto: lo certifica lei.',
  SCUOLA_AUTONOMO: 'La scuola ha pagato e trattenuto: lo certifica lei, per causale.',
  NOIPA: 'È in un invio di accessori fuori sistema: lo certifica NoiPA con lo stipendio.',
  DA_COMUNICARE:
    'Il suo stipendio è di NoiPA, e nessun invio di accessori fuori sistema lo contiene: comunicarlo, o certificarlo a parte.',
  NON_DOVUTA: "Nessuna certificazione è dovuta per questo pagamento: lo dice la regola del percipiente nell'anno.",
};

/** The payslips that somebody else is told of, or that a certification already tells of. */
export interface GiaDetti {
  /** Held by a sent communication to NoiPA. */
  readonly inSpt: ReadonlySet<string>;
  /** Held by a certification of the school that was not refused. */
  readonly inCu: ReadonlySet<string>;
}

/** Parts of a payslip with the same answer. */
interface Parte {
  readonly classe: ClasseCopertura;
  readonly cedolino: CedolinoDaCertificare;
  readonly rotte: readonly Rotta[];
}

const PAGATE: readonly Rotta['gruppo'][] = ['competenze', 'somme_esenti'];
const DA_CERTIFICARE: readonly Rotta['gruppo'][] = [...PAGATE, 'ritenute_fiscali'];
const DELLA_SCUOLA: readonly ClasseCopertura[] = ['SCUOLA_DIPENDENTE', 'SCUOLA_AUTONOMO'];
export const isDellaScuola = (classe: ClasseCopertura): boolean => DELLA_SCUOLA.includes(classe);

/** Every line of a payslip has one answer: who certifies it. Lines that the school certifies are its own even when NoiPA is told of them. */
const partiDi = (cedolino: CedolinoDaCertificare, inSpt: ReadonlySet<string>): readonly Parte[] => {
  const { percettore } = cedolino.testata;
  const deiRedditi = cedolino.rotte.filter(({ adempimenti }) => adempimenti.CU);
  const scuola = isAutonomo({ percettore, rotte: deiRedditi }, moduloDi(percettore))
    ? 'SCUOLA_AUTONOMO'
    : 'SCUOLA_DIPENDENTE';
  const classeDi = ({ adempimenti }: Rotta): ClasseCopertura => {
    if (adempimenti.CU) return scuola;
    if (!adempimenti.SPT) return 'NON_DOVUTA';
    return inSpt.has(cedolino.cedolino) ? 'NOIPA' : 'DA_COMUNICARE';
  };
  const pagate = cedolino.rotte.filter(({ gruppo }) => DA_CERTIFICARE.includes(gruppo));
  return [...Map.groupBy(pagate, classeDi)].map(([classe, rotte]) => ({ classe, cedolino, rotte }));
};

const delGruppo = (parti: readonly Parte[], ...quali: readonly Rotta['gruppo'][]): number =>
  somma(
    parti.flatMap(({ rotte }) => rotte.filter(({ gruppo }) => quali.includes(gruppo)).map(({ importo }) => importo)),
  );

const parteDi = (classe: ClasseCopertura, parti: readonly Parte[], inCu: ReadonlySet<string>) => {
  const cedolini = [...new Set(parti.map(({ cedolino }) => cedolino.cedolino))];
  return {
    classe,
    perche: PERCHE[classe],
    cedolini: cedolini.length,
    scoperti: isDellaScuola(classe) ? cedolini.filter((uid) => !inCu.has(uid)).length : 0,
    lordo: delGruppo(parti, ...PAGATE),
    ritenute: delGruppo(parti, 'ritenute_fiscali'),
  };
};

/** Everybody of some payslips, each part of what they were paid with who certifies it: a partition of what was paid. */
export const coperturaDi = (cedolini: readonly CedolinoDaCertificare[], { inSpt, inCu }: GiaDetti) =>
  [...Map.groupBy(cedolini, ({ testata }) => testata.uidSubAnagrafe)].map(([uidSubAnagrafe, suoi]) => {
    const storico = suoi[0]?.testata.storico;
    const perClasse = Map.groupBy(
      suoi.flatMap((cedolino) => partiDi(cedolino, inSpt)),
      ({ classe }) => classe,
    );
    return {
      uidSubAnagrafe,
      nominativo: `${storico?.desCognome ?? ''} ${storico?.desNome ?? ''}`.trim(),
      desCf: storico?.desCf ?? '',
      parti: [...perClasse].map(([classe, parti]) => parteDi(classe, parti, inCu)),
    };
  });
