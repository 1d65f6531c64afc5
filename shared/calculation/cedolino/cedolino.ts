import { recordUso, regoleCorrenti, type RegolaUsata, type Regole } from '../../rules/regole.ts';
import { instradamento, type Instradamento } from '../prospetti/adempimenti.ts';
import { completato } from '../prospetti/completamento.ts';
import { naturaReddito, prospetto } from '../prospetti/prospetto.ts';
import type {
  CedolinoDi,
  CedolinoSenzaSpiegazione,
  Esito,
  EsitoCedolino,
  QuotaMese,
  RigaImporto,
} from '../riga/cedolino-tipi.ts';
import { conguagliatoDi, type RigaCalcolata } from '../riga/righe.ts';
import { quoteMensili, type RigaDaRipartire } from '../righe/quote-mensili.ts';
import { conRecuperi, warnContributi } from '../righe/recuperi.ts';
import { conRimborsi } from '../righe/rimborsi.ts';
import { contesto, primoAnnoAperto } from '../situazione/contesto.ts';
import { ADEMPIMENTI, Situazione, type SituazioneInput } from '../situazione/situazione.ts';
import { anomalieDi } from '../situazione/verifiche.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import { anomalieDaErrore, anomalieDiForma, inItaliano } from '../spiegazione/anomalie.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { avvisiDelCedolino, avvisiRegoleDaRiscontrare, avvisiRegoleScadute } from './avvisi.ts';

export type {
  Cedolino,
  CedolinoDi,
  CedolinoSenzaSpiegazione,
  Esito,
  EsitoCedolino,
  RigaImporto,
} from '../riga/cedolino-tipi.ts';

/**
 * The payslip of one person, every line with its explanation. Pure: same situation and rules, same bytes.
 * Amounts in cents, rates in parts per million. Never throws: what cannot be computed comes back as the reasons why.
 */
export const cedolino = (situazione: SituazioneInput, regole: Regole = regoleCorrenti()): EsitoCedolino =>
  calcolo(situazione, regole, {
    riga: (riga, calcolato) => ({ ...riga, spiegazione: calcolato.spiega() }),
    avvisi: avvisiRegoleDaRiscontrare,
  });

/**
 * The same payslip without its explanations, and without the marks of the rules that only they name: for comparisons and what-if,
 * where only the figures are read.
 */
export const cedolinoSenzaSpiegazione = (
  situazione: SituazioneInput,
  regole: Regole = regoleCorrenti(),
): Esito<CedolinoSenzaSpiegazione> => calcolo(situazione, regole, { riga: (riga) => riga });

/** A line with the amounts that contributions and the TFR are on, where they are not its own. */
export type RigaConBasi = RigaImporto & Pick<RigaDaRipartire, 'contributivo' | 'perTfr'>;

/** The same payslip without explanations, each line with what contributions and the TFR are on: for what a renewal changes. */
export const cedolinoConBasi = (situazione: SituazioneInput, regole: Regole): Esito<CedolinoDi<RigaConBasi>> =>
  calcolo(situazione, regole, {
    riga: (riga, _calcolato, { contributivo, perTfr }) => ({
      ...riga,
      ...(contributivo === undefined ? {} : { contributivo: contributivo.importo }),
      ...(perTfr === undefined ? {} : { perTfr: perTfr.importo }),
    }),
  });

/** The lines as a payslip shows them and, where they say which rules made their amounts, its notes on those rules. */
interface Mostra<Riga extends RigaImporto> {
  readonly riga: (riga: RigaImporto, calcolato: Calcolato, intera: RigaCalcolata) => Riga;
  readonly avvisi?: (usate: readonly RegolaUsata[], righe: readonly Riga[]) => readonly Anomalia[];
}

const calcolo = <Riga extends RigaImporto>(
  input: unknown,
  regole: Regole,
  mostra: Mostra<Riga>,
): Esito<CedolinoDi<Riga>> => {
  const letta = Situazione.safeParse(input, { error: inItaliano });
  if (!letta.success) return scartato(anomalieDiForma(letta.error));
  const anomalie = anomalieDi(letta.data);
  if (anomalie.length > 0) return scartato(anomalie);
  try {
    return { esito: 'calcolato', cedolino: composto(letta.data, regole, mostra) };
  } catch (causa) {
    return scartato(anomalieDaErrore(causa));
  }
};

const composto = <Riga extends RigaImporto>(
  indicata: Situazione,
  regole: Regole,
  mostra: Mostra<Riga>,
): CedolinoDi<Riga> => {
  const registro = recordUso(regole, indicata.dataPagamento);
  const { situazione: rimborsata, avvisi: avvisiRimborsi } = conRimborsi(indicata, registro);
  const { situazione, precedenti } = conRecuperi(rimborsata, () =>
    primoAnnoAperto(rimborsata, registro, naturaReddito(rimborsata.percettore)),
  );
  const ctx = contesto(situazione, registro, naturaReddito(situazione.percettore));
  const delPercettore = prospetto(ctx);
  warnContributi(ctx, precedenti);
  const intero = completato(ctx, delPercettore, precedenti);
  const instradata = instradamento(ctx, delPercettore);
  const quote = quoteMensili(intero.righe.map((riga) => daRipartire(riga, situazione)));
  const righe = intero.righe.map((riga, indice) =>
    mostra.riga(rigaImporto(riga, instradata(riga), quote[indice] ?? []), riga.calcolato, riga),
  );
  const avvisi = [...avvisiRimborsi, ...ctx.avvisi, ...avvisiDelCedolino(ctx, intero)];
  const conguagliato = conguagliatoDi(delPercettore.righe);
  const usate = registro.usate();
  return {
    tipo: situazione.tipo,
    annoFiscale: ctx.annoFiscale,
    dataPagamento: situazione.dataPagamento,
    righe,
    totali: intero.totali,
    progressivi: intero.progressivi,
    ...(conguagliato === undefined ? {} : { conguagliato }),
    arrotondamentoDaRiportare: intero.arrotondamentoDaRiportare,
    adempimenti: ADEMPIMENTI.filter((adempimento) => righe.some((riga) => riga.adempimenti.includes(adempimento))),
    avvisi: [...avvisi, ...avvisiRegoleScadute(usate), ...(mostra.avvisi?.(usate, righe) ?? [])],
    regole: usate,
  };
};

const daRipartire = (intera: RigaCalcolata, situazione: Situazione): RigaDaRipartire => {
  const { codice, gruppo, calcolato, competenza, contributivo, perTfr } = intera;
  const riga = {
    gruppo,
    base: calcolato.base,
    importo: calcolato.importo,
    competenza,
    anniPrecedenti: isDiAnniPrecedenti(intera, situazione),
  };
  const su = importoDi(codice);
  if (contributivo === undefined && perTfr === undefined) return su === undefined ? riga : { ...riga, su };
  return {
    ...riga,
    ...(contributivo === undefined ? {} : { contributivo: contributivo.importo }),
    ...(perTfr === undefined ? {} : { perTfr: perTfr.importo }),
    ...(su === undefined ? {} : { su }),
  };
};

/** Everything paid to an heir is of earlier years, as its taxation is. */
const isDiAnniPrecedenti = (
  { gruppo, voce, anniPrecedenti }: RigaCalcolata,
  { percettore }: Pick<Situazione, 'percettore'>,
): boolean =>
  anniPrecedenti === true ||
  (gruppo === 'competenze' && (percettore.tipo === 'EREDE' || voce?.trattamento === 'ARRETRATO_ANNI_PRECEDENTI'));

/** The amount that a line is on, where it is not the one paid. */
const importoDi = (codice: string): RigaDaRipartire['su'] => {
  if (SUL_CONTRIBUTIVO.includes(codice)) return 'CONTRIBUTIVO';
  return SUL_FINE_SERVIZIO.includes(codice) ? 'TFR' : undefined;
};

/** Lines that a payslip with illness paid in part has on the whole pay. */
const SUL_CONTRIBUTIVO: readonly string[] = [
  'PENSIONE_DIPENDENTE',
  'PENSIONE_AMMINISTRAZIONE',
  'FONDO_CREDITO',
  'ENPDEP',
  'ESONERO_IVS',
];

/** Lines of the end of service: of arrears also those of the TFS. */
const SUL_FINE_SERVIZIO: readonly string[] = ['TFR', 'TFS_DIPENDENTE', 'TFS_AMMINISTRAZIONE', 'RIDUZIONE_TFR', 'ENAM'];

const rigaImporto = (
  { codice, gruppo, descrizione, calcolato, competenza, origine, ente, annoRiferimento }: RigaCalcolata,
  { tributo, adempimenti }: Instradamento,
  quote: readonly QuotaMese[],
): RigaImporto => {
  const { base, aliquota, importo } = calcolato;
  const riga = { codice, gruppo, descrizione, base, aliquota, importo, competenza, tributo, adempimenti, quote };
  if (origine === undefined && ente === undefined && annoRiferimento === undefined) return riga;
  const { quote: ultime, ...prima } = riga;
  return {
    ...prima,
    ...(origine === undefined ? {} : { origine }),
    ...(ente === undefined ? {} : { ente }),
    ...(annoRiferimento === undefined ? {} : { annoRiferimento }),
    quote: ultime,
  };
};

const scartato = <C>(anomalie: readonly Anomalia[]): Esito<C> => ({ esito: 'scartato', anomalie });
