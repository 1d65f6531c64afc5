import { intestazioneScuola, type IntestazioneScuola } from '#functions/impaginazione/intestazione-scuola.ts';
import type { Campo, Cifra } from '#functions/impaginazione/layout/parti/campi.ts';
import type { Firma } from '#functions/impaginazione/layout/parti/firme.ts';
import type { Intestazione } from '#functions/impaginazione/layout/parti/intestazione.ts';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { TipoElaborazione } from '#shared/calculation/situazione/situazione.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { tipoInParole } from '#shared/domain/elaborazione/elaborazione.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, type Centesimi } from '#shared/money/centesimi.ts';
import { righeProgressivi } from './progressivi.ts';
import { ALTRE_TRATTENUTE, etichettaLordo, rigaCompetenza, rigaQuota, righeDi } from './righe.ts';
import { capitoliSpiegazioni, type CapitoloSpiegazioni } from './spiegazioni.ts';

export interface PersonaCedolino {
  readonly cognome: string;
  readonly nome: string;
  readonly codiceFiscale: string;
  readonly qualifica: string;
  readonly matricola?: string;
  readonly iban?: string;
  /** Town of the fiscal domicile on the day of payment. */
  readonly domicilioFiscale?: string;
  /** Said of a payslip computed before the account was kept with it. */
  readonly comeRisultaOggi?: true;
  /** The accounted runs that correct this payslip. */
  readonly correttoDa?: readonly ElaborazioneCollegata[];
}

/** A run on the other side of a correction. */
interface ElaborazioneCollegata {
  readonly ID_ELABORAZIONE: number;
  readonly DES_ELABORAZIONE: string;
}

/** The run the payslip belongs to; `anno` and `mese` are the month of liquidation. */
export interface ProcessoCedolino {
  readonly anno: number;
  readonly mese: number;
  readonly descrizione: string;
  readonly dataPagamento: string;
  readonly progetto?: string;
  readonly fonteFinanziamento?: string;
  readonly cup?: string;
  /** Computed to look at, never to be paid: the print says so everywhere and nobody signs it. */
  readonly simulazione: boolean;
  /** Not accounted: it may still change, and every page says so; nobody signs it. */
  readonly provvisorio: boolean;
  /** The run a payslip of which this one corrects. */
  readonly corregge?: ElaborazioneCollegata;
  /** Of a test: it was paid to nobody. */
  readonly collaudo?: true;
}

export interface FonteCedolino {
  readonly scuola: IntestazioneScuola;
  readonly persona: PersonaCedolino;
  readonly processo: ProcessoCedolino;
  readonly cedolino: Cedolino;
  readonly firme: readonly Firma[];
}

/** Rows of a table of the payslip, with its totals; every cell is already written as a person reads it. */
export interface Prospetto {
  readonly righe: readonly (readonly string[])[];
  readonly totali: readonly (readonly string[])[];
}

/** A payslip as it is printed: words and figures, in their order, without any measure of the page. */
export interface DatiCedolino {
  readonly intestazione: Intestazione;
  readonly titolo: string;
  readonly segnalibro: string;
  readonly piede: string;
  readonly campi: readonly Campo[];
  readonly cifre: readonly Cifra[];
  readonly competenze: Prospetto;
  readonly trattenute: Prospetto;
  readonly altreSomme: Prospetto;
  readonly oneri: Prospetto;
  readonly progressivi: Prospetto;
  readonly annoProgressivi: string;
  readonly firme: readonly Firma[];
  readonly spiegazioni: readonly CapitoloSpiegazioni[];
}

/** What a payslip prints, from the payslip as the engine gave it; the figures are the strings of the screen. */
export const datiCedolino = ({ scuola, persona, processo, cedolino, firme }: FonteCedolino): DatiCedolino => {
  const { righe, totali } = cedolino;
  const chi = nominativo(persona.cognome, persona.nome);
  const periodo = formatMese(processo);
  return {
    intestazione: intestazioneScuola(scuola),
    titolo: titoloDi(processo, periodo),
    segnalibro: chi,
    piede: [...riservaDi(processo), chi, periodo, processo.descrizione].join(' · '),
    campi: campi({ scuola, persona, processo, cedolino, firme }),
    cifre: cifre(cedolino, processo.simulazione ? 'Netto simulato' : 'Netto a pagare'),
    competenze: {
      righe: righeDi(righe, 'competenze').map(rigaCompetenza),
      totali: [['Totale competenze', '', '', '', formatEuro(totali.lordoDipendente)]],
    },
    trattenute: prospettoTrattenute(cedolino),
    altreSomme: {
      righe: righeDi(righe, 'somme_esenti', 'addebiti_fattura', 'somme_fuori_reddito').map(rigaQuota),
      totali: [],
    },
    oneri: prospettoOneri(cedolino),
    progressivi: { righe: righeProgressivi(cedolino), totali: [] },
    annoProgressivi: String(cedolino.annoFiscale),
    firme: processo.simulazione || processo.provvisorio ? [] : firme,
    spiegazioni: capitoliSpiegazioni(righe),
  };
};

const contoDi = ({ iban, comeRisultaOggi }: PersonaCedolino): string => {
  if (iban === undefined) return '';
  return comeRisultaOggi ? `${formatIban(iban)} (come risulta oggi)` : formatIban(iban);
};

const titoloDi = ({ simulazione, provvisorio, collaudo }: ProcessoCedolino, periodo: string): string => {
  if (collaudo) return `COLLAUDO del cedolino di ${periodo}`;
  if (simulazione) return `SIMULAZIONE del cedolino di ${periodo}`;
  return provvisorio ? `Cedolino di ${periodo}: PROVVISORIO` : `Cedolino di ${periodo}`;
};

/** What the foot of each page says of a payslip that is not final. */
const riservaDi = ({ simulazione, provvisorio, collaudo }: ProcessoCedolino): readonly string[] => {
  if (collaudo) return ['COLLAUDO: non è un pagamento'];
  if (simulazione) return ['SIMULAZIONE: non è un pagamento'];
  return provvisorio ? ['PROVVISORIO: non contabilizzato'] : [];
};

/** From the first to the last day that the lines are about; empty when they say none. */
const competenzaDi = ({ righe }: Cedolino): string => {
  const periodi = righe.flatMap(({ competenza }) => competenza ?? []);
  const dal = periodi.map((uno) => uno.dal).toSorted()[0];
  const al = periodi
    .map((uno) => uno.al)
    .toSorted()
    .at(-1);
  return dal === undefined || al === undefined ? '' : `${formatGiorno(dal)} – ${formatGiorno(al)}`;
};

const collegata = ({ ID_ELABORAZIONE, DES_ELABORAZIONE }: ElaborazioneCollegata): string =>
  `elaborazione ${ID_ELABORAZIONE}, ${DES_ELABORAZIONE}`;

const ETICHETTA_PERSONA: Partial<Record<TipoElaborazione, string>> = {
  EST: 'Percettore',
  COC: 'Collaboratore',
  FOR: 'Formatore',
};

const campi = ({ persona, processo, cedolino }: FonteCedolino): readonly Campo[] =>
  [
    {
      etichetta: ETICHETTA_PERSONA[cedolino.tipo] ?? 'Dipendente',
      valore: nominativo(persona.cognome, persona.nome),
      colonne: 2,
    },
    { etichetta: 'Codice fiscale', valore: persona.codiceFiscale },
    { etichetta: 'Matricola', valore: persona.matricola ?? '' },
    { etichetta: 'Qualifica', valore: persona.qualifica, colonne: 2 },
    { etichetta: 'Accredito su', valore: contoDi(persona), colonne: 2 },
    {
      etichetta: 'Elaborazione',
      valore: `${processo.descrizione} (${tipoInParole(cedolino.tipo, cedolino.annoFiscale).toLowerCase()})`,
      colonne: 2,
    },
    { etichetta: 'Competenza', valore: competenzaDi(cedolino) },
    { etichetta: 'Data di pagamento', valore: formatGiorno(processo.dataPagamento) },
    { etichetta: 'Corregge', valore: processo.corregge === undefined ? '' : collegata(processo.corregge), colonne: 2 },
    { etichetta: 'Corretto da', valore: (persona.correttoDa ?? []).map(collegata).join(', '), colonne: 2 },
    { etichetta: 'CUP', valore: processo.cup ?? '' },
    { etichetta: 'Domicilio fiscale', valore: persona.domicilioFiscale ?? '' },
    { etichetta: 'Progetto', valore: processo.progetto ?? '' },
    { etichetta: 'Fonte di finanziamento', valore: processo.fonteFinanziamento ?? '' },
  ].filter(({ valore }) => valore !== '');

const prospettoTrattenute = ({ righe, totali }: Cedolino): Prospetto => ({
  righe: righeDi(righe, 'ritenute_previdenziali', 'ritenute_fiscali', 'altre_trattenute').map(rigaQuota),
  totali: [
    [
      'Totale trattenute',
      '',
      '',
      formatEuro(totali.ritenutePrevidenziali + totali.ritenuteFiscali + totali.altreTrattenute),
    ],
  ],
});

/** From gross to net: the net first, then each step that counts with its sign. */
const cifre = ({ tipo, totali }: Cedolino, netto: string): readonly Cifra[] => {
  const passi: readonly (readonly [string, string, Centesimi])[] = [
    ['+', 'Altre somme', totali.sommeEsenti + totali.addebitiFattura + totali.sommeFuoriReddito],
    ['−', 'Ritenute previdenziali', totali.ritenutePrevidenziali],
    ['−', 'Ritenute fiscali', totali.ritenuteFiscali],
    ['−', ALTRE_TRATTENUTE, totali.altreTrattenute],
    [totali.arrotondamento < 0 ? '−' : '+', 'Arrotondamento', Math.abs(totali.arrotondamento)],
  ];
  return [
    { etichetta: netto, valore: formatEuro(totali.netto), principale: true },
    { etichetta: etichettaLordo(tipo), valore: formatEuro(totali.lordoDipendente) },
    ...passi
      .filter(([, , importo]) => importo !== 0)
      .map(([segno, nome, importo]) => ({ etichetta: `${segno} ${nome}`, valore: formatEuro(importo) })),
  ];
};

const prospettoOneri = ({ righe, totali }: Cedolino): Prospetto => ({
  righe: righeDi(righe, 'oneri').map(rigaQuota),
  totali: [
    ['Totale oneri a carico della scuola', '', '', formatEuro(totali.oneri)],
    ['Costo complessivo (lordo Stato)', '', '', formatEuro(totali.lordoStato)],
  ],
});
