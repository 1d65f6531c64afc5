import { campiVigenti, type RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { recordsRespinti } from '#archivio/denunce/respinti.ts';
import { scuolaDella } from '#archivio/denunce/scuola-della-denuncia.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { ColonnaDi, Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import type { ContestoStampa } from '#functions/impaginazione/stampa.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { isRespinta, statoInParole } from '#shared/domain/denuncia.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';

export type Campi = RecordRaccolto['campi'];

/** Which filings are printed: of a month, else of the whole year; of one person, else of everybody. */
export interface Periodo {
  readonly anno: number;
  readonly mese?: number | undefined;
  readonly uidSubAnagrafe?: Uid<'PERSONA'> | undefined;
}

/** A filing with its records as they are filed. */
export interface Denunciata {
  readonly denuncia: Denuncia;
  readonly records: readonly Campi[];
}

/** A row of a print: a record, the month that declares it, whose it is, the records it sums. */
export interface Riga {
  readonly mese: number;
  readonly chi: string;
  readonly campi: Campi;
  readonly sue: readonly Campi[];
}

/** What is printed: its name, its rows, its columns, what it is divided by. */
export interface Contenuto {
  readonly nome: string;
  readonly righe: (denunciata: Denunciata) => readonly Riga[];
  readonly colonne: readonly ColonnaDi<Riga>[];
  readonly perChi?: true;
}

/** Of a person the whole year is printed. */
export const periodoDi = ({ tipo, mese, ...periodo }: Periodo & { readonly tipo: string }): Periodo =>
  tipo === 'annuale-dipendente' ? periodo : { ...periodo, mese };

/** The rows of a content, divided as it says. */
export const tabellaDi = (
  { righe, colonne, perChi }: Contenuto,
  denunciate: readonly Denunciata[],
): Pick<Elenco<Riga>, 'colonne' | 'sezione' | 'sezioni'> => {
  const tutte = denunciate.flatMap(righe);
  return perChi === true ? { colonne, ...perPersona(tutte) } : { colonne, sezioni: [{ righe: tutte }] };
};

/** A text of a record; empty what it does not say. */
export const testoDi = (campi: Campi, nome: string): string => String(campi[nome] ?? '');
/** Cents of a record; 0 what it does not say. */
export const centesimiDi = (campi: Campi, nome: string): number => Number(campi[nome] ?? 0);

export const MESE: ColonnaDi<Riga> = { titolo: 'Mese', tipo: 'testo', valore: ({ mese }) => nomeMese(mese) };
export const CHI: ColonnaDi<Riga> = { titolo: 'Lavoratore', tipo: 'testo', testata: true, valore: ({ chi }) => chi };
export const testo = (titolo: string, nome: string): ColonnaDi<Riga> => ({
  titolo,
  tipo: 'testo',
  valore: ({ campi }) => testoDi(campi, nome),
});
export const giorno = (titolo: string, nome: string): ColonnaDi<Riga> => ({
  titolo,
  tipo: 'giorno',
  valore: ({ campi }) => testoDi(campi, nome) || null,
});
export const importo = (titolo: string, valore: (riga: Riga) => number): ColonnaDi<Riga> => ({
  titolo,
  tipo: 'importo',
  totale: true,
  valore,
});

const personaDi = async ({ uidSubAnagrafe }: Periodo, { archivio }: ContestoStampa): Promise<Persona | null> =>
  uidSubAnagrafe === undefined ? null : personeRepository(archivio).resolve(uidSubAnagrafe);

const periodoInParole = ({ anno, mese }: Periodo): string =>
  mese === undefined ? String(anno) : formatMese({ anno, mese });

/** What the print is called, and of whom and when it is. @throws NON_TROVATO */
export const titoloDi = async (nome: string, periodo: Periodo, contesto: ContestoStampa): Promise<string> => {
  const persona = await personaDi(periodo, contesto);
  const diChi = persona === null ? '' : `, ${nominativo(persona.desCognome, persona.desNome)}`;
  return `UniEmens, ${nome}${diChi}, ${periodoInParole(periodo)}`;
};

/** The filings of a period that were not refused, in the order of their months, with the records of the person asked for that were not. @throws NON_TROVATO */
export const loadDenunciate = async (periodo: Periodo, contesto: ContestoStampa): Promise<readonly Denunciata[]> => {
  const denunce = denunceRepository(contesto.archivio, 'UNIEMENS');
  const [persona, trovate] = await Promise.all([personaDi(periodo, contesto), denunce.listDel(prefissoDi(periodo))]);
  // a filing names people as they were: a code corrected since finds them too
  const codici = persona === null ? null : new Set<string | null>([persona.desCf, ...(persona.cfPrecedenti ?? [])]);
  return Promise.all(
    trovate
      .filter(({ esito }) => !isRespinta(esito))
      .toSorted((a, b) => a.mese - b.mese)
      .map(async (denuncia) => {
        const salvata = await denunce.loadIntera(denuncia.uid);
        const { contenuto, valori } = salvata;
        const respinti = new Set(recordsRespinti(salvata));
        const suoi = contenuto.records.filter(
          (record) => !respinti.has(record) && (codici === null || codici.has(record.persona)),
        );
        return { denuncia, records: suoi.map((record) => campiVigenti(record, valori)) };
      }),
  );
};

const prefissoDi = ({ anno, mese }: Periodo): string =>
  `UNIEMENS#${mese === undefined ? anno : meseOrdinato({ anno, mese })}`;

/** What is printed is not final as long as a filing of it was not sent. */
const isDefinitiva = (denunciate: readonly Denunciata[]): boolean =>
  denunciate.every(({ denuncia }) => denuncia.datInvio !== null);

/** The state of a filing and what is wrong in it. */
export const inParole = (denuncia: Denuncia): string =>
  `${nomeMese(denuncia.mese)}: ${statoInParole(denuncia).toLowerCase()}, ${quanti(denuncia.bloccanti, 'rilievo bloccante', 'rilievi bloccanti')}, ${quanti(denuncia.avvisi, 'avviso', 'avvisi')}`;

const quanti = (numero: number, uno: string, tanti: string): string =>
  numero === 0 ? `nessun ${uno}` : `${numero} ${numero === 1 ? uno : tanti}`;

/** What every print of filings says around its rows. */
export const cornice = (
  periodo: Periodo,
  denunciate: readonly Denunciata[],
): Pick<Elenco<Riga>, 'filtri' | 'orientamento' | 'marca' | 'scuola'> => ({
  ...scuolaDelle(denunciate),
  filtri: [
    { etichetta: 'Periodo', valore: periodoInParole(periodo) },
    ...denunciate.map(({ denuncia }) => ({ etichetta: 'Denuncia', valore: inParole(denuncia) })),
  ],
  orientamento: 'orizzontale',
  ...(isDefinitiva(denunciate) ? {} : { marca: 'NON INVIATA' }),
});

/** The school that several filings say: that of the last month. */
const scuolaDelle = (denunciate: readonly Denunciata[]): Pick<Elenco<Riga>, 'scuola'> => {
  const ultima = denunciate.at(-1);
  return ultima === undefined ? {} : { scuola: scuolaDella(ultima.denuncia) };
};

/** What was declared of each person. */
const perPersona = (righe: readonly Riga[]): Pick<Elenco<Riga>, 'sezione' | 'sezioni'> => ({
  sezione: 'Persona',
  sezioni: [...Map.groupBy(righe, ({ chi }) => chi)]
    .toSorted(byTesto(([titolo]) => titolo))
    .map(([titolo, sue]) => ({ titolo, righe: sue })),
});
