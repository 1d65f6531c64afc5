import { loadCertificati } from '#archivio/denunce/certificati.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { readDatiPersone, type DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Sigillato } from '../stampe/dimostrazione/letto.ts';

// When the relations of a certificate began and ended and the days it counts, told a second time from contracts and payments.

/** The days, first, last and «still there» of a certificate of employment, as written or as they are to be. */
export interface Rapporto {
  readonly persona: string;
  readonly giorni: string;
  readonly dal: string;
  readonly al: string;
  readonly inForza: string;
}

const REDDITI = ['DB001001', 'DB001002', 'DB001004'] as const;

/** The relations that the certificates of a year say, of the people whose year was settled: the others have no deductions by days. */
export const rapportiCertificati = async (archivio: Archivio, anno: number): Promise<readonly Rapporto[]> => {
  const denunce = (await denunceRepository(archivio, 'CU').listDel('CU#')).filter((una) => una.anno === anno);
  const lette = await Promise.all(denunce.map(({ uid }) => loadCertificati(archivio, uid)));
  return lette
    .flatMap(({ certificati }) => certificati)
    .flatMap(({ persona, moduli }) =>
      moduli
        .filter((modulo) => REDDITI.some((punto) => Number(modulo[punto] ?? 0) > 0) && Number(modulo.DB001367 ?? 0) > 0)
        .map((modulo) => ({
          persona: String(persona.uidPersona),
          giorni: String(modulo.DB001006 ?? ''),
          dal: String(modulo.DB001008 ?? ''),
          al: String(modulo.DB001009 ?? ''),
          inForza: String(modulo.DB001010 ?? ''),
        })),
    );
};

/** The same, from the contracts that touch the year and the days that its accounted payslips pay. */
export const rapportiDovuti = async (
  archivio: Archivio,
  {
    anno,
    persone,
    cedolini,
  }: { readonly anno: number; readonly persone: readonly string[]; readonly cedolini: readonly Sigillato[] },
): Promise<readonly Rapporto[]> => {
  const dati = await readDatiPersone(
    archivio,
    persone.map((una) => asUid<'PERSONA'>(una)),
  );
  return dati.flatMap((uno) => (uno === undefined ? [] : [rapportoDovuto(uno, cedolini, anno)]));
};

const rapportoDovuto = (dati: DatiPersona, cedolini: readonly Sigillato[], anno: number): Rapporto => {
  const { uid } = dati.persona;
  const impegni = [...dati.servizi, ...dati.incarichi.filter(({ codCausaleCu }) => codCausaleCu === null)].filter(
    ({ datInizio, datFine }) => datInizio.slice(0, 4) <= `${anno}` && (datFine ?? '9999').slice(0, 4) >= `${anno}`,
  );
  const fini = impegni.map(({ datFine }) => datFine ?? '9999-12-31').toSorted();
  const ultima = fini.at(-1) ?? '';
  const inForza = ultima > `${anno}-12-31`;
  return {
    persona: uid,
    giorni: String(Math.min(365, giorniPagati(cedolini, uid, anno).size)),
    dal: impegni.map(({ datInizio }) => datInizio).toSorted()[0] ?? '',
    al: inForza ? '' : ultima,
    inForza: inForza ? '1' : '',
  };
};

/** The calendar days of the work that the payslips of a tax year pay, each once; a settlement pays none. */
const giorniPagati = (cedolini: readonly Sigillato[], persona: string, anno: number): ReadonlySet<string> =>
  new Set(
    cedolini
      .filter((cedolino) => cedolino.persona === persona && isDelLavoro(cedolino, anno))
      .flatMap(({ righe }) => righe.filter(({ gruppo }) => gruppo === 'competenze'))
      .flatMap(({ competenza }) => (competenza === null ? [] : giorniDi(competenza.dal, competenza.al))),
  );

const isDelLavoro = ({ processo: { STATUS, idMetodo, dataPagamento } }: Sigillato, anno: number): boolean =>
  STATUS === 'CONTABILIZZATO' && !idMetodo.startsWith('CON') && annoDi(dataPagamento) === anno;

/** Employment paid by 12 January is of the year before. */
const annoDi = (dataPagamento: string): number =>
  Number(dataPagamento.slice(0, 4)) - (dataPagamento.slice(5) <= '01-12' ? 1 : 0);

const giorniDi = (dal: string, al: string): readonly string[] => {
  const giorni: string[] = [];
  for (let giorno = Date.parse(dal); giorno <= Date.parse(al); giorno += 86_400_000)
    giorni.push(new Date(giorno).toISOString().slice(0, 10));
  return giorni;
};
