import type { TrattenutaTenuta } from '#archivio/cedolini/fatti.ts';
import { descrizioniRitenuteRepository, gruppoDi } from '#archivio/tabelle/descrizione-ritenuta.ts';
import type { ColonnaDi } from '#functions/impaginazione/elenco/elenco.ts';
import { inCelle, type Prospetto } from '#functions/impaginazione/elenco/prospetto.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { getVoceDizionario, type VoceDizionario } from '#functions/riferimento/voci/soggettive.ts';
import {
  printAltreTrattenute,
  type AltreTrattenuteDaStampare,
} from '#shared/contracts/cedolini/stampe/ritenute/altre-trattenute.ts';
import {
  printRitenuteContoTerzi,
  type ContoTerziDaStampare,
} from '#shared/contracts/cedolini/stampe/ritenute/conto-terzi.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { byTesto } from '#shared/domain/ordine-testi.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';
import { trattenuteDelle } from '../fatti/fatti.ts';
import { elencoDelPeriodo } from '../liquidato/elenchi.ts';
import { chiaveDi, chiDi, type Liquidato } from '../liquidato/liquidato.ts';
import { prospettoMesi } from '../liquidato/mesi.ts';
import { righeIntere, type RigaIntera } from '../liquidato/righe-intere.ts';

/** A deduction for a third party of one payslip; `totale` is what is owed in all, null where nobody wrote it. */
interface Trattenuta {
  readonly persona: string;
  readonly desCf: string;
  readonly mese: number;
  readonly elaborazione: string;
  readonly genere: string;
  /** The group of the prints that only who pays creditors reads: in the words of the school, where it has some. */
  readonly gruppo: string;
  readonly riferimento: string;
  /** The creditor with account and act; empty where the order named none. */
  readonly creditore: string;
  readonly importo: number;
  readonly totale: number | null;
  readonly imposta: boolean;
}

type Tipo = NonNullable<VoceDizionario['trattenuta']>;

const TERZI = 'Somme dovute a terzi';
const ALTRE = 'Altre trattenute';

/** What a deduction is called on paper: never the cause of a debt, never an association (art. 5 GDPR, minimisation). */
const GENERE: Readonly<Record<Tipo, string>> = {
  PIGNORAMENTO_ORDINARIO: TERZI,
  PIGNORAMENTO_TRIBUTI: TERZI,
  PIGNORAMENTO_AGENTE_RISCOSSIONE: TERZI,
  ALIMENTI: TERZI,
  VERSAMENTO_RISCOSSIONE: TERZI,
  CESSIONE_QUINTO: 'Cessioni',
  DELEGAZIONE: 'Delegazioni di pagamento',
  PRESTITO_INPS: 'Prestiti',
  QUOTA_SINDACALE: 'Quote associative',
  ASSICURAZIONE: 'Premi di assicurazione',
  ALTRA: ALTRE,
};

/** The code of the line by which the collection agent is paid in the place of the payee: its kind follows from the code. */
const RISCOSSIONE = 'VERSAMENTO_RISCOSSIONE';

/** What was withheld for third parties, with the record of the person each deduction comes from. */
const trattenuteIn = async (contesto: ContestoStampa, liquidati: readonly Liquidato[]): Promise<Trattenuta[]> => {
  const righe = await righeIntere(contesto, liquidati, ({ gruppo }) => gruppo === 'altre_trattenute');
  const [registrata, gruppoOf] = await Promise.all([
    trattenuteDelle(
      contesto.archivio,
      righe.flatMap(({ liquidato: { testata }, riga: { origine } }) =>
        origine === undefined ? [] : [{ testata, origine }],
      ),
    ),
    loadGruppi(contesto),
  ]);
  return righe
    .toSorted((a, b) => (chiaveDi(a.liquidato) < chiaveDi(b.liquidato) ? -1 : 1))
    .map(({ liquidato, riga }) => {
      const soggettiva = riga.origine === undefined ? undefined : registrata(liquidato.testata, riga.origine);
      const tipo = tipoDi(riga, soggettiva?.codVoce);
      return {
        persona: chiDi(liquidato),
        desCf: liquidato.testata.storico.desCf,
        mese: liquidato.mese.mese,
        elaborazione: liquidato.processo.DES_ELABORAZIONE,
        genere: genereDi(tipo),
        gruppo: gruppoOf(tipo),
        riferimento: soggettiva?.riferimento ?? (tipo === RISCOSSIONE ? 'Agente della riscossione' : ''),
        creditore: creditoreDi(soggettiva),
        importo: riga.importo,
        totale: soggettiva?.totale ?? null,
        imposta: tipo !== null && GENERE[tipo] === TERZI,
      };
    });
};

const genereDi = (tipo: Tipo | null): string => (tipo === null ? ALTRE : GENERE[tipo]);

/** The group of each kind: as the school calls it, else our neutral words. */
const loadGruppi = async ({ archivio }: ContestoStampa): Promise<(tipo: Tipo | null) => string> => {
  const descrizioni = await descrizioniRitenuteRepository(archivio).listAll();
  const gruppi = new Map<Tipo | null, string>(descrizioni.map((una) => [una.genere, gruppoDi(una)]));
  return (tipo) => gruppi.get(tipo ?? 'ALTRA') ?? genereDi(tipo);
};

const creditoreDi = (soggettiva: TrattenutaTenuta | undefined): string => {
  if (soggettiva?.creditore === undefined) return '';
  const { nome, iban, atto, data } = soggettiva.creditore;
  return `${nome}, ${formatIban(iban)}, ${atto} del ${formatGiorno(data)}`;
};

const tipoDi = ({ codice }: RigaIntera['riga'], codVoce: string | undefined): Tipo | null =>
  codice === RISCOSSIONE
    ? RISCOSSIONE
    : ((codVoce === undefined ? undefined : getVoceDizionario(codVoce))?.trattenuta ?? null);

type Colonna = ColonnaDi<Trattenuta>;

const PERSONA: readonly Colonna[] = [
  { titolo: 'Persona', tipo: 'testo', testata: true, valore: ({ persona }) => persona },
  { titolo: 'Codice fiscale', tipo: 'testo', valore: ({ desCf }) => desCf },
  { titolo: 'Mese', tipo: 'testo', valore: ({ mese }) => nomeMese(mese) },
  { titolo: 'Elaborazione', tipo: 'testo', valore: ({ elaborazione }) => elaborazione },
];
const RIFERIMENTO: Colonna = { titolo: 'Riferimento', tipo: 'testo', valore: ({ riferimento }) => riferimento };
const CREDITORE: Colonna = { titolo: 'Creditore', tipo: 'testo', valore: ({ creditore }) => creditore };
const GRUPPO: Colonna = { titolo: 'Ritenuta', tipo: 'testo', valore: ({ gruppo }) => gruppo };
const IMPORTO: Colonna = { titolo: 'Trattenuto', tipo: 'importo', totale: true, valore: ({ importo }) => importo };
const DOVUTO: Colonna = { titolo: 'Dovuto in tutto', tipo: 'importo', valore: ({ totale }) => totale };

const inSezioni = (
  trattenute: readonly Trattenuta[],
  sezione: string,
  titoloDi: (trattenuta: Trattenuta) => string,
  colonne: readonly Colonna[],
): Prospetto<Trattenuta> => ({
  colonne,
  sezione,
  sezioni: [...Map.groupBy(trattenute, titoloDi)]
    .toSorted(byTesto(([titolo]) => titolo))
    .map(([titolo, righe]) => ({ titolo, righe })),
  orientamento: 'orizzontale',
});

const perGenere = (trattenute: readonly Trattenuta[], colonne: readonly Colonna[]) =>
  inSezioni(trattenute, 'Trattenuta', ({ genere }) => genere, colonne);

const perGruppo = (trattenute: readonly Trattenuta[]) =>
  inSezioni(trattenute, 'Ritenuta', ({ gruppo }) => gruppo, [...PERSONA, RIFERIMENTO, IMPORTO, DOVUTO]);

const perRiferimento = (trattenute: readonly Trattenuta[]) =>
  inSezioni(trattenute, 'Riferimento', senzaRiferimento, [...PERSONA, GRUPPO, CREDITORE, IMPORTO, DOVUTO]);

const perMese = (trattenute: readonly Trattenuta[], riga: (trattenuta: Trattenuta) => string, nome: string) =>
  prospettoMesi(
    trattenute.map((una) => ({ riga: riga(una), mese: una.mese, importo: una.importo })),
    { riga: nome },
  );

const senzaRiferimento = ({ riferimento }: Trattenuta): string => riferimento || 'Senza riferimento';

const TITOLI_ALTRE = {
  elenco: 'Elenco delle altre trattenute',
  riepilogo: 'Riepilogo delle altre trattenute',
} as const;

export const altreTrattenute = defineStampa(
  printAltreTrattenute,
  elencoDelPeriodo({
    titolo: ({ tipo }: AltreTrattenuteDaStampare) => TITOLI_ALTRE[tipo],
    conta: 'PAGAMENTO',
    righe: async (liquidati, { tipo }, contesto) => {
      const trattenute = await trattenuteIn(contesto, liquidati);
      return tipo === 'elenco'
        ? inCelle(perGenere(trattenute, [...PERSONA, IMPORTO]))
        : inCelle(perMese(trattenute, ({ genere }) => genere, 'Trattenuta'));
    },
  }),
);

/** The kinds of the other print: by creditor those that a judge or the law imposes, then those the person chose; all of them by person; by creditor and month. */
const CONTO_TERZI = {
  'conto-terzi': {
    titolo: 'Ritenute in conto terzi',
    prospetto: (tutte: readonly Trattenuta[]) => inCelle(perRiferimento(tutte.filter(({ imposta }) => imposta))),
  },
  altre: {
    titolo: 'Altre ritenute',
    prospetto: (tutte: readonly Trattenuta[]) => inCelle(perGruppo(tutte.filter(({ imposta }) => !imposta))),
  },
  elenco: {
    titolo: 'Elenco delle ritenute',
    prospetto: (tutte: readonly Trattenuta[]) => inCelle(perGruppo(tutte)),
  },
  riepilogo: {
    titolo: 'Riepilogo delle ritenute',
    prospetto: (tutte: readonly Trattenuta[]) => inCelle(perMese(tutte, senzaRiferimento, 'Riferimento')),
  },
} as const satisfies Record<ContoTerziDaStampare['tipo'], unknown>;

export const ritenuteContoTerzi = defineStampa(
  printRitenuteContoTerzi,
  elencoDelPeriodo({
    titolo: ({ tipo }: ContoTerziDaStampare) => CONTO_TERZI[tipo].titolo,
    conta: 'PAGAMENTO',
    righe: async (liquidati, { tipo }, contesto) =>
      CONTO_TERZI[tipo].prospetto(await trattenuteIn(contesto, liquidati)),
  }),
);
