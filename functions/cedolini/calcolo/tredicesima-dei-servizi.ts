import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import { lavoro, lavoroDelPosto } from '#shared/calculation/contratto/servizi-uniti.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { orePagate, type Servizio } from '#shared/contracts/servizi/servizio.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import { uncoveredBy } from '#shared/domain/tempo/periodo.ts';
import { pagamentoTredicesima } from '#shared/rules/contratto/tempo.ts';
import type { Regole } from '#shared/rules/regole.ts';
import type { ServiziRegistrati, ServizioRegistrato } from './servizi-registrati.ts';

/** Records that say whose 13th was paid, and for which days. */
interface Fonti {
  /** Null where the school does not pay the salary: what NoiPA pays is a forecast, with an accrual a month. */
  readonly contratto: Percettore | null;
  readonly servizi: readonly Servizio[];
  /** Accounted payslips of the person, less that of this run. */
  readonly pagamenti: readonly PagamentoSalvato[];
  readonly regole: Regole;
}

type FontiDelContratto = Fonti & { readonly tipo: Servizio['contratto'] };

/** The services with the facts of a 13th that is paid in December or at the end of the contract; as they are where it is paid each month. */
export const conTredicesima = (registrati: ServiziRegistrati, fonti: Fonti): ServiziRegistrati => {
  const { contratto, regole } = fonti;
  if ('anomalie' in registrati || contratto?.tipo !== 'DIPENDENTE') return registrati;
  const { servizi } = registrati;
  const [primo] = servizi;
  const quando = primo && regole.seInVigore(pagamentoTredicesima, primo.competenza.dal);
  if (quando?.valore[contratto.contratto] !== 'DICEMBRE_O_FINE') return registrati;
  return {
    servizi: servizi.map((servizio) => ({
      ...servizio,
      tredicesima: tredicesimaDi(servizio, servizi, { ...fonti, tipo: contratto.contratto }),
    })),
  };
};

/** The end of a contract, and the days of its year whose 13th no payslip has paid: of parts of one post the last one has them. */
const tredicesimaDi = (
  servizio: ServizioRegistrato,
  insieme: readonly ServizioRegistrato[],
  { servizi, pagamenti, tipo }: FontiDelContratto,
): NonNullable<ServizioRegistrato['tredicesima']> => {
  const { dal, al } = servizio.competenza;
  const suo = lavoro(servizio);
  const anno = al.slice(0, 4);
  const contratti = servizi.filter((uno) => uno.contratto === tipo && lavoroDelContratto(uno) === suo).map(giorniDi);
  const proprio = contratti.find((uno) => uno.inizio <= dal && al <= uno.fine) ?? { inizio: dal, fine: al };
  const { inizio, fine } = conContigui(contratti, proprio);
  const segue = insieme.some((altro) => lavoro(altro) === suo && altro.competenza.dal === addGiorni(al, 1));
  const dallAnno = inizio < `${anno}-01-01` ? `${anno}-01-01` : inizio;
  return {
    fine,
    giorni: segue
      ? []
      : uncoveredBy(
          { dal: dallAnno, al },
          pagamenti.flatMap((pagamento) => pagateDa(pagamento, suo)),
        ).map((scoperto) => ({ dal: scoperto.dal, al: scoperto.al ?? al })),
  };
};

interface Contratto {
  readonly inizio: string;
  readonly fine: string;
}

/** A contract with those of the same work that follow it, or come before it, without a day between: they are one. */
const conContigui = (contratti: readonly Contratto[], { inizio, fine }: Contratto): Contratto => {
  const prima = contratti.find((uno) => addGiorni(uno.fine, 1) === inizio);
  if (prima !== undefined) return conContigui(contratti, { inizio: prima.inizio, fine });
  const dopo = contratti.find((uno) => addGiorni(fine, 1) === uno.inizio);
  return dopo === undefined ? { inizio, fine } : conContigui(contratti, { inizio, fine: dopo.fine });
};

const SENZA_FINE = '9999-12-30';

const giorniDi = ({ datInizio, datFine }: Servizio): Contratto => ({ inizio: datInizio, fine: datFine ?? SENZA_FINE });

/** The days whose 13th a payslip has paid for a work: its own, where it paid an accrual. */
const pagateDa = (
  { percettore, giorni = [], servizi }: PagamentoSalvato,
  suo: string,
): readonly { readonly dal: string; readonly al: string }[] => {
  // Before services were kept each month had its accrual.
  if (servizi === undefined) return percettore === 'DIPENDENTE' ? giorni : [];
  return servizi
    .filter((servizio) => lavoroDelPosto(servizio.posto) === suo)
    .flatMap(({ dal, al, tredicesima }) => tredicesima ?? [{ dal, al }]);
};

const lavoroDelContratto = (servizio: Servizio): string | null => {
  const { profilo, numOreIntere: oreCattedra } = servizio;
  return profilo === null ? null : lavoro({ profilo, oreSettimanali: orePagate(servizio), oreCattedra });
};
