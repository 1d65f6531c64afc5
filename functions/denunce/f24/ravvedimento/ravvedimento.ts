import type { RecordRaccolto } from '#archivio/denunce/contenuto.ts';
import type { RigaF24 } from '#shared/contracts/denunce/f24.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import type { ModelloF24 } from '#shared/domain/elaborazione/denuncia.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { codiciSanzione, type CodiceSanzione } from '#shared/rules/adempimenti/ravvedimento.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';
import { chiaveRiga } from '../../formati/f24/righe.ts';
import { aggiuntaDi, type Aggiunta } from './tardivo.ts';

/** On which form, when the taxes were due and when they are paid. */
export interface ComeRavvedere {
  readonly modello: ModelloF24;
  readonly scadenza: Giorno;
  readonly dataPagamento: Giorno;
}

/** A row that pays a tax: where, and how much without interest. */
export type DaRavvedere = Pick<RigaF24, 'sezione' | 'codice' | 'ente' | 'riferimentoA' | 'riferimentoB' | 'debito'>;
type Colonne = Pick<RigaF24, 'sezione' | 'codice' | 'ente' | 'estremi' | 'riferimentoA' | 'riferimentoB'>;

export interface Ravvedimento extends Aggiunta {
  /** Columns of the row that pays the penalty. */
  readonly riga: Colonne;
  /** The code of the row is not known on this form: the file has the interest, the penalty is paid apart. */
  readonly daLeggere: boolean;
}

/** Sections of taxes: of contributions the body that is owed them computes the penalty. */
const TRIBUTI: readonly RigaF24['sezione'][] = ['F', 'R', 'S'];
export const isTributo = ({ sezione }: Pick<RigaF24, 'sezione'>): boolean => TRIBUTI.includes(sezione);

const codiceSanzione = (
  tributo: string,
  { modello, dataPagamento }: ComeRavvedere,
): [string, CodiceSanzione] | null => {
  for (const [nome, regola] of Object.entries(codiciSanzione[modello])) {
    const codice = ifInForceOn(regola, dataPagamento)?.valore;
    if (codice?.tributi.includes(tributo)) return [nome, codice];
  }
  return null;
};

/** What a row of tax paid late owes besides; null for contributions, for credits, and where nobody knows the code of the penalty. */
export const ravvedimentoDi = (riga: DaRavvedere, come: ComeRavvedere): Ravvedimento | null => {
  if (riga.debito <= 0 || !isTributo(riga)) return null;
  const trovato = codiceSanzione(riga.codice, come);
  if (trovato === null) return null;
  const [codice, { sezione, riferimentoA, daLeggere = false }] = trovato;
  return {
    ...aggiuntaDi(riga.debito, come.scadenza, come.dataPagamento),
    daLeggere,
    riga: {
      sezione,
      codice,
      ente: riga.ente,
      estremi: '',
      riferimentoA: riferimentoA === 'VUOTO' ? '' : riga.riferimentoA,
      riferimentoB: riga.riferimentoB,
    },
  };
};

interface RigaRaccolta {
  readonly riga: RigaF24;
  readonly record: RecordRaccolto;
}

/** Rows of an F24 paid late: interest inside each tax, a row more for each penalty, and what has to be done elsewhere. */
export const withRavvedimento = (
  righe: readonly RigaRaccolta[],
  come: ComeRavvedere,
): { readonly records: RecordRaccolto[]; readonly escluse: Rilievo[] } => {
  const ravvedute = righe.map((una) => ({ ...una, ravvedimento: ravvedimentoDi(una.riga, come) }));
  const sanzioni = Map.groupBy(
    ravvedute.flatMap(({ ravvedimento }) => (ravvedimento === null || ravvedimento.daLeggere ? [] : ravvedimento)),
    ({ riga }) => chiaveRiga(riga),
  );
  const records = [
    ...ravvedute.map(({ record, riga, ravvedimento }) =>
      ravvedimento === null
        ? record
        : {
            ...record,
            campi: {
              ...record.campi,
              debito: riga.debito + ravvedimento.interessi,
              diCuiInteressi: ravvedimento.interessi,
            },
          },
    ),
    ...[...sanzioni].flatMap(([chiave, sue]) => rigaSanzione(chiave, sue, come.modello)),
  ].toSorted((a, b) => (a.chiave < b.chiave ? -1 : 1));
  return {
    records,
    escluse: [...aParte(ravvedute), ...senzaCodice(ravvedute), ...daRiscontrare([...sanzioni.values()].flat(), come)],
  };
};

const rigaSanzione = (chiave: string, sue: readonly Ravvedimento[], modello: ModelloF24): RecordRaccolto[] => {
  const [prima] = sue;
  const debito = somma(sue.map(({ sanzione }) => sanzione));
  if (prima === undefined || debito === 0) return [];
  const altroEnte = modello === 'ORDINARIO' ? { altroEnte: '' } : {};
  return [{ chiave, persona: null, campi: { ...prima.riga, ...altroEnte, debito, credito: 0 }, origini: [] }];
};

const REGOLA = 'Chi versa in ritardo un tributo può ravvedersi: interessi e sanzione ridotta insieme al tributo.';

/** Taxes whose penalty has no code that somebody knows. */
const aParte = (righe: readonly (RigaRaccolta & { readonly ravvedimento: Ravvedimento | null })[]): Rilievo[] =>
  righe
    .filter(({ riga, ravvedimento }) => ravvedimento === null && riga.debito > 0 && isTributo(riga))
    .map(({ riga }) => ({
      codice: 'f24.ravvedimento-a-parte',
      gravita: 'AVVISO',
      regola: REGOLA,
      persona: null,
      campo: riga.codice,
      atteso: 'il codice con cui se ne versa la sanzione',
      trovato: `nessuna tabella lo dice; il tributo è ${formatEuro(riga.debito)}`,
      rimedio: 'La riga versa il solo tributo: chiedere alla ragioneria con quale codice versare interessi e sanzione.',
    }));

/** Penalties that the file leaves out, because the table of their codes was not read: how much, and of which taxes. */
const senzaCodice = (
  righe: readonly { readonly riga: RigaF24; readonly ravvedimento: Ravvedimento | null }[],
): Rilievo[] => {
  const lasciate = righe.flatMap(({ riga, ravvedimento }) =>
    ravvedimento?.daLeggere === true && ravvedimento.sanzione > 0 ? [{ riga, sanzione: ravvedimento.sanzione }] : [],
  );
  return lasciate.length === 0
    ? []
    : [
        {
          codice: 'f24.sanzione-lasciata-fuori',
          gravita: 'AVVISO',
          regola: REGOLA,
          persona: null,
          campo: 'codice',
          atteso: 'i codici delle sanzioni per F24EP dopo la risoluzione 18/E del 28/4/2023',
          trovato: `la tabella non è stata letta: ${formatEuro(somma(lasciate.map(({ sanzione }) => sanzione)))} di sanzioni non sono nel file (${lasciate.map(({ riga, sanzione }) => `${riga.codice} ${formatEuro(sanzione)}`).join(', ')})`,
          rimedio:
            'Leggere il codice nella tabella dei codici F24EP dell’Agenzia delle entrate e aggiungere la riga della sanzione, o versarla a parte.',
        },
      ];
};

/** The codes of the form of public bodies are those of two programs: who pays looks at the table first. */
const daRiscontrare = (sanzioni: readonly Ravvedimento[], { modello }: ComeRavvedere): Rilievo[] =>
  sanzioni.length === 0 || modello !== 'EP'
    ? []
    : [
        {
          codice: 'f24.sanzione-da-riscontrare',
          gravita: 'AVVISO',
          regola: REGOLA,
          persona: null,
          campo: 'codice',
          atteso: 'i codici della tabella dell’Agenzia delle entrate',
          trovato: `${[...new Set(sanzioni.map(({ riga }) => riga.codice))].join(', ')}: lo nominano due programmi, e nessuna tabella è stata letta`,
          rimedio: 'Prima di inviare controllare i codici delle sanzioni sulla tabella dei codici F24EP.',
        },
      ];
