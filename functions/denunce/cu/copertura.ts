import type { Copertura, PersonaCoperta } from '../../../shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '../../../shared/contracts/denunce/denuncia.ts';
import { moduloDi, type ClasseCopertura } from '../../../shared/domain/denunce/cu.ts';
import { isRespinta } from '../../../shared/domain/denuncia.ts';
import type { Rotta } from '../../../shared/instradamento/rotta.ts';
import { somma } from '../../../shared/money/centesimi.ts';
import { processiContabilizzati } from '../../archivio/cedolini/processi-del-mese.ts';
import { consegneDellAnno } from '../../archivio/denunce/consegna-cu.ts';
import { denunceRepository, type DenunciaSalvata } from '../../archivio/denunce/denunce-repository.ts';
import { personeRepository } from '../../archivio/persone/persone-repository.ts';
import type { Archivio } from '../../platform/data/archivio.ts';
import { rotteDei, type CedolinoContabilizzato } from '../raccolta.ts';
import { cuDellAnno } from './cu-service.ts';
import { isAutonomo } from './punti-del-reddito.ts';

const PERCHE: Readonly<Record<ClasseCopertura, string>> = {
  SCUOLA_DIPENDENTE: 'La scuola ha pagato e trattenuto: lo certifica lei.',
  SCUOLA_AUTONOMO: 'La scuola ha pagato e trattenuto: lo certifica lei, per causale.',
  NOIPA: 'È in un invio di accessori fuori sistema: lo certifica NoiPA con lo stipendio.',
  DA_COMUNICARE:
    'Il suo stipendio è di NoiPA, e nessun invio di accessori fuori sistema lo contiene: comunicarlo, o certificarlo a parte.',
  NON_DOVUTA: "Nessuna certificazione è dovuta per questo pagamento: lo dice la regola del percipiente nell'anno.",
};

/** Parts of payslips of one person with the same answer. */
interface Parte {
  readonly classe: ClasseCopertura;
  readonly cedolino: CedolinoContabilizzato;
  readonly rotte: readonly Rotta[];
}

/** Every line of a payslip has one answer: who certifies it. Lines that the school certifies are its own even when NoiPA is told of them. */
const classiDi = (cedolino: CedolinoContabilizzato, inSpt: ReadonlySet<string>): readonly Parte[] => {
  const classeDi = ({ adempimenti }: Rotta): ClasseCopertura => {
    if (adempimenti.CU) {
      const { percettore } = cedolino.testata;
      return isAutonomo({ percettore, rotte: cedolino.rotte }, moduloDi(percettore))
        ? 'SCUOLA_AUTONOMO'
        : 'SCUOLA_DIPENDENTE';
    }
    if (!adempimenti.SPT) return 'NON_DOVUTA';
    return inSpt.has(cedolino.cedolino) ? 'NOIPA' : 'DA_COMUNICARE';
  };
  const pagate = cedolino.rotte.filter(({ gruppo }) => gruppo === 'competenze' || gruppo === 'ritenute_fiscali');
  return [...Map.groupBy(pagate, classeDi)].map(([classe, rotte]) => ({ classe, cedolino, rotte }));
};

const delGruppo = (parti: readonly Parte[], quale: Rotta['gruppo']): number =>
  somma(parti.flatMap(({ rotte }) => rotte.filter(({ gruppo }) => gruppo === quale).map(({ importo }) => importo)));

/** Everybody of some payslips, each part with who certifies it: a partition of what was paid. */
const copertura = (
  cedolini: readonly CedolinoContabilizzato[],
  inSpt: ReadonlySet<string>,
): readonly Pick<PersonaCoperta, 'uidSubAnagrafe' | 'nominativo' | 'desCf' | 'parti'>[] =>
  [...Map.groupBy(cedolini, ({ testata }) => testata.uidSubAnagrafe)].map(([uidSubAnagrafe, suoi]) => {
    const storico = suoi[0]?.testata.storico;
    const perClasse = Map.groupBy(
      suoi.flatMap((cedolino) => classiDi(cedolino, inSpt)),
      ({ classe }) => classe,
    );
    return {
      uidSubAnagrafe,
      nominativo: `${storico?.desCognome ?? ''} ${storico?.desNome ?? ''}`.trim(),
      desCf: storico?.desCf ?? '',
      parti: [...perClasse].map(([classe, parti]) => ({
        classe,
        perche: PERCHE[classe],
        cedolini: new Set(parti.map(({ cedolino }) => cedolino.cedolino)).size,
        lordo: delGruppo(parti, 'competenze'),
        ritenute: delGruppo(parti, 'ritenute_fiscali'),
      })),
    };
  });

/** Payslips of a tax year, whatever their filings. */
const cedoliniDellAnno = async (archivio: Archivio, anno: number): Promise<CedolinoContabilizzato[]> => {
  const anni = [anno, anno + 1].map(String);
  const processi = (await processiContabilizzati(archivio)).filter(({ dataPagamento }) =>
    anni.includes(dataPagamento.slice(0, 4)),
  );
  const tutti = await rotteDei(
    archivio,
    processi.map(({ uid }) => uid),
  );
  return tutti.filter(({ testata }) => testata.annoFiscale === anno);
};

/** Payslips that a communication tells NoiPA of: not those of who was left out, or refused by the portal. */
const comunicati = ({ denuncia: { respinti = [] }, contenuto }: DenunciaSalvata): readonly string[] => {
  const fuori = new Set(
    contenuto.records
      .filter((record) => respinti.some(({ chiave }) => chiave === record.chiave))
      .map(({ campi: { IdDipendente } }) => IdDipendente),
  );
  return contenuto.records
    .filter(({ campi: { IdDipendente } }) => !fuori.has(IdDipendente))
    .flatMap(({ origini }) => origini.flatMap(([posto]) => contenuto.cedolini[posto] ?? []));
};

/** Payslips that the sent communications to NoiPA hold. */
const cedoliniInSpt = async (archivio: Archivio, anno: number): Promise<ReadonlySet<string>> => {
  const denunce = denunceRepository(archivio);
  const inviate = (await denunce.listDel(`SPT#${anno}-`)).filter(
    ({ STATUS, esito }) => STATUS === 'INVIATO' && !isRespinta(esito),
  );
  const intere = await Promise.all(inviate.map(({ uid }) => denunce.loadIntera(uid)));
  return new Set(intere.flatMap(comunicati));
};

/** Who is in which filing of the year: the last that tells of them. */
const denuncePerPersona = async (archivio: Archivio, anno: number): Promise<ReadonlyMap<string, Denuncia>> => {
  const denunce = denunceRepository(archivio, 'CU');
  const vive = (await cuDellAnno(archivio, anno)).filter(({ esito }) => !isRespinta(esito));
  const intere = await Promise.all(vive.map(({ uid }) => denunce.loadIntera(uid)));
  return new Map(
    intere.flatMap(({ denuncia, contenuto }) =>
      contenuto.records.flatMap(({ campi: { uidPersona } }) =>
        typeof uidPersona === 'string' ? [[uidPersona, denuncia] as const] : [],
      ),
    ),
  );
};

/** Everybody paid in a year, who certifies each, what is missing, where it stands. Two queries a run, one a filing. */
export const getCopertura = async (anno: number, archivio: Archivio): Promise<Copertura> => {
  const [cedolini, inSpt, denunce, consegne] = await Promise.all([
    cedoliniDellAnno(archivio, anno),
    cedoliniInSpt(archivio, anno),
    denuncePerPersona(archivio, anno),
    consegneDellAnno(archivio, anno),
  ]);
  const pagate = copertura(cedolini, inSpt);
  const persone = await personeRepository(archivio).getMany(pagate.map(({ uidSubAnagrafe }) => uidSubAnagrafe));
  const perUid = new Map(persone.map((persona) => [persona.uid, persona]));
  const giorni = new Map(consegne.map(({ uidSubAnagrafe, giorno }) => [uidSubAnagrafe, giorno]));
  return {
    anno,
    persone: pagate.map((pagata) => {
      const persona = perUid.get(pagata.uidSubAnagrafe);
      const denuncia = denunce.get(pagata.uidSubAnagrafe);
      return {
        ...pagata,
        ...(persona === undefined ? {} : { desCf: persona.desCf }),
        mancanti: pagata.parti.some(({ classe }) => DELLA_SCUOLA.includes(classe)) ? mancantiDi(persona) : [],
        denuncia:
          denuncia === undefined
            ? null
            : { uid: denuncia.uid, descrizione: denuncia.descrizione, STATUS: denuncia.STATUS },
        consegnata: giorni.get(pagata.uidSubAnagrafe) ?? null,
      };
    }),
  };
};

const DELLA_SCUOLA: readonly ClasseCopertura[] = ['SCUOLA_DIPENDENTE', 'SCUOLA_AUTONOMO'];

type Persona = Awaited<ReturnType<ReturnType<typeof personeRepository>['getMany']>>[number];

/** What the certificate asks of the registry and nobody has written. */
const mancantiDi = (persona: Persona | undefined): string[] => {
  if (persona === undefined) return ['la persona non è più in anagrafe'];
  const { flgSesso, datNascita, codComuneNascita, domicili, codComuneRes, codStatoEstero, tipoSoggetto } = persona;
  if (tipoSoggetto !== 'FISICA') return [];
  return [
    ...(flgSesso === null ? ['sesso'] : []),
    ...(datNascita === null ? ['data di nascita'] : []),
    ...(codComuneNascita === null ? ['comune di nascita'] : []),
    ...(domicili.length === 0 && codComuneRes === null && codStatoEstero === null ? ['domicilio fiscale'] : []),
  ];
};
