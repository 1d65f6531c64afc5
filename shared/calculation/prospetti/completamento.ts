import { arrotondatoEuro } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import { GRUPPI, SEGNI, type Gruppo, type Totali } from '../riga/cedolino-tipi.ts';
import { nettoDi, riga, senzaRigheNulle, type Prospetto, type RigaCalcolata } from '../riga/righe.ts';
import { righeRecuperi } from '../righe/recuperi.ts';
import { righeTrattenute } from '../righe/trattenute.ts';
import { righeRiscossione } from '../righe/verifica-inadempimenti.ts';
import { warn, type Contesto } from '../situazione/contesto.ts';
import { LIMITE_IMPORTO, type Progressivi, type VoceSituazione } from '../situazione/situazione.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { figura, sintesi, sommaDi, type Addendo } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';

/** A payslip with every line and total, before filings and explanations. */
export interface Completato {
  readonly righe: readonly RigaCalcolata[];
  readonly totali: Totali;
  readonly progressivi: Progressivi;
  readonly arrotondamentoDaRiportare: Centesimi;
}

/** Adds to what the payee gives: residual of the all-inclusive amount, deductions for third parties, rounding, totals, progressives. */
export const completato = (ctx: Contesto, prospetto: Prospetto, recuperi: readonly VoceSituazione[]): Completato => {
  const proprie = senzaRigheNulle([...prospetto.righe, ...righeRecuperi(ctx, recuperi)]);
  if (Math.abs(totaleDi(proprie, 'competenze')) > LIMITE_IMPORTO)
    throw impossibile(
      'IMPORTO_FUORI_LIMITI',
      `Il lordo supera ${formatEuro(LIMITE_IMPORTO)}: controllare quantità e tariffe.`,
      'voci',
    );
  const { righe: dovute, residuo } = conResiduo(ctx, proprie, prospetto.lordoStatoIndicato);
  checkNetto(dovute);
  const conTerzi = [...dovute, ...righeTrattenute(ctx, dovute)];
  const righe = [...conTerzi, ...righeRiscossione(ctx, checkNetto(conTerzi))];
  const netto = checkNetto(righe);
  const { rigaArrotondamento, daRiportare } = arrotondamento(ctx, netto);
  const complete = [...righe, ...rigaArrotondamento];
  checkNetto(complete);
  const totali = totaliDi(complete, prospetto, residuo);
  return {
    righe: [...complete, ...riepilogo(complete, totali)],
    totali,
    progressivi: progressiviDi(ctx, prospetto, complete, totali),
    arrotondamentoDaRiportare: daRiportare,
  };
};

/** The most that a rounding moves or carries. */
const EURO: Centesimi = 100;

/** The net of some lines, in cents. @throws CalcoloImpossibile NETTO_NEGATIVO below zero: third parties can take from no such net. */
const checkNetto = (righe: readonly RigaCalcolata[]): Centesimi => {
  const netto = nettoDi(righe);
  if (netto >= 0) return netto;
  throw impossibile(
    'NETTO_NEGATIVO',
    `Il netto sarebbe ${formatEuro(netto)}: ridurre i recuperi o le trattenute.`,
    'voci',
  );
};
const totaleDi = (righe: readonly RigaCalcolata[], gruppo: Gruppo): Centesimi =>
  righe.reduce((totale, voce) => (voce.gruppo === gruppo ? totale + voce.calcolato.importo : totale), 0);
const totaleCodice = (righe: readonly RigaCalcolata[], codice: string): Centesimi =>
  righe.reduce(
    (totale, voce) =>
      voce.codice === codice && voce.gruppo !== 'riepilogo' ? totale + voce.calcolato.importo : totale,
    0,
  );

/** The cent between an all-inclusive amount and the sum of its parts: shown, or put on the IRAP. */
const conResiduo = (
  ctx: Contesto,
  righe: readonly RigaCalcolata[],
  indicato: Centesimi | null,
): { readonly righe: readonly RigaCalcolata[]; readonly residuo: Centesimi } => {
  if (indicato === null) return { righe, residuo: 0 };
  const residuo =
    indicato - totaleDi(righe, 'competenze') - totaleDi(righe, 'addebiti_fattura') - totaleDi(righe, 'oneri');
  if (residuo === 0) return { righe, residuo };
  if (ctx.situazione.opzioni.residuoLordoStato === 'IRAP' && righe.some(({ codice }) => codice === 'IRAP')) {
    return {
      residuo: 0,
      righe: righe.map((voce) => (voce.codice === 'IRAP' ? { ...voce, calcolato: conCentesimo(voce, residuo) } : voce)),
    };
  }
  warn(
    ctx,
    'DIFFERENZA_LORDO_STATO',
    `Il lordo stato indicato differisce di ${formatEuro(residuo)} dal costo calcolato, per gli arrotondamenti delle singole voci.`,
  );
  return { righe, residuo };
};

const conCentesimo = ({ calcolato }: RigaCalcolata, residuo: Centesimi) =>
  figura(calcolato.importo + residuo, {
    testo: () => `${formatEuro(calcolato.importo)} + ${formatEuro(residuo)} di residuo del lordo stato`,
    formula: 'IRAP + residuo',
    da: [calcolato],
    base: calcolato.base,
    aliquota: calcolato.aliquota,
  });

interface Arrotondato {
  readonly rigaArrotondamento: readonly RigaCalcolata[];
  readonly daRiportare: Centesimi;
}

/** What the office has entered: what it leaves to give or to take back goes on to the next payslip, within a euro like every remainder. */
const arrotondamentoIndicato = (importo: Centesimi, precedente: Centesimi): Arrotondato => {
  const daRiportare = precedente - importo;
  if (Math.abs(daRiportare) > EURO)
    throw impossibile(
      'IMPORTO_FUORI_LIMITI',
      `Con ${formatEuro(precedente)} riportati dal cedolino prima, l'arrotondamento indicato di ${formatEuro(importo)} ne lascerebbe ${formatEuro(daRiportare)}: indicarne uno che resti entro un euro.`,
      'opzioni.arrotondamentoIndicato',
    );
  if (importo === 0) return { rigaArrotondamento: [], daRiportare };
  const calcolato = figura(importo, {
    testo: () => `${formatEuro(importo)} indicati dall'ufficio`,
    formula: 'arrotondamento indicato',
  });
  return {
    daRiportare,
    rigaArrotondamento: [riga('ARROTONDAMENTO', 'arrotondamento', 'Arrotondamento indicato', calcolato)],
  };
};

/** Net to the whole euro, when the office wants it, or by what it has entered: the difference goes on to the next payslip. */
const arrotondamento = ({ situazione: { opzioni } }: Contesto, netto: Centesimi): Arrotondato => {
  if (opzioni.arrotondamentoIndicato !== undefined)
    return arrotondamentoIndicato(opzioni.arrotondamentoIndicato, opzioni.arrotondamentoPrecedente);
  if (!opzioni.arrotondamentoNetto) return { rigaArrotondamento: [], daRiportare: 0 };
  const dovuto = netto + opzioni.arrotondamentoPrecedente;
  const intero = arrotondatoEuro(Math.max(0, dovuto)) * 100;
  const importo = intero - netto;
  return {
    daRiportare: dovuto - intero,
    rigaArrotondamento: [
      riga(
        'ARROTONDAMENTO',
        'arrotondamento',
        "Arrotondamento all'euro",
        figura(importo, {
          testo: () =>
            `netto ${formatEuro(netto)} + ${formatEuro(opzioni.arrotondamentoPrecedente)} riportati → ${formatEuro(intero)}`,
          formula: "netto con riporto, all'euro − netto",
        }),
      ),
    ],
  };
};

const totaliDi = (righe: readonly RigaCalcolata[], { imponibili }: Prospetto, residuoLordoStato: Centesimi): Totali => {
  const totali = new Map<Gruppo, Centesimi>();
  for (const { gruppo, calcolato } of righe) totali.set(gruppo, (totali.get(gruppo) ?? 0) + calcolato.importo);
  const totale = (gruppo: Gruppo) => totali.get(gruppo) ?? 0;
  const lordoDipendente = totale('competenze');
  const sommeEsenti = totale('somme_esenti');
  const addebitiFattura = totale('addebiti_fattura');
  const oneri = totale('oneri');
  return {
    lordoDipendente,
    sommeEsenti,
    addebitiFattura,
    imponibileContributivo: imponibili.contributivo,
    imponibileGestioneSeparata: imponibili.gestioneSeparata,
    imponibileIrpef: imponibili.irpef,
    imponibileSeparata: imponibili.separata,
    imponibileSostitutiva: imponibili.sostitutiva,
    ritenutePrevidenziali: totale('ritenute_previdenziali'),
    ritenuteFiscali: totale('ritenute_fiscali'),
    sommeFuoriReddito: totale('somme_fuori_reddito'),
    altreTrattenute: totale('altre_trattenute'),
    arrotondamento: totale('arrotondamento'),
    netto: nettoDi(righe),
    oneri,
    lordoStato: lordoDipendente + sommeEsenti + addebitiFattura + oneri,
    residuoLordoStato,
  };
};

const GRUPPI_DEL_NETTO = GRUPPI.filter((gruppo) => SEGNI[gruppo] !== 0);

const riepilogo = (righe: readonly RigaCalcolata[], totali: Totali): readonly RigaCalcolata[] => {
  const addendi = (gruppi: readonly Gruppo[]) =>
    righe
      .filter(({ gruppo }) => gruppi.includes(gruppo))
      .map(({ descrizione: nome, calcolato, gruppo }): Addendo =>
        SEGNI[gruppo] === -1 ? { nome, calcolato, meno: true } : { nome, calcolato },
      );
  return [
    riga(
      'LORDO_DIPENDENTE',
      'riepilogo',
      'Lordo dipendente',
      dalleRighe(sommaDi('lordo dipendente', addendi(['competenze']))),
    ),
    riga('NETTO', 'riepilogo', 'Netto', dalleRighe(sommaDi('netto', addendi(GRUPPI_DEL_NETTO)))),
    riga(
      'LORDO_STATO',
      'riepilogo',
      'Lordo stato',
      dalleRighe(sommaDi('lordo stato', addendi(['competenze', 'somme_esenti', 'addebiti_fattura', 'oneri']))),
    ),
  ].filter(({ codice }) => totali.lordoStato !== 0 || codice === 'NETTO');
};

/** A total of lines that explain themselves: it names them and does not repeat why they are what they are. */
const dalleRighe = (totale: Calcolato): Calcolato => ({ ...totale, spiega: () => sintesi(totale) });

const progressiviDi = (
  { situazione: { progressivi } }: Contesto,
  { imponibili, giorniPagati, righe: tutte }: Prospetto,
  righe: readonly RigaCalcolata[],
  totali: Totali,
): Progressivi => ({
  imponibileContributivo: progressivi.imponibileContributivo + imponibili.contributivo,
  imponibileIrpef: progressivi.imponibileIrpef + imponibili.irpef,
  irpef: progressivi.irpef + totaleCodice(righe, 'IRPEF'),
  imponibileSostitutiva: progressivi.imponibileSostitutiva + imponibili.sostitutiva,
  imponibileGestioneSeparata: progressivi.imponibileGestioneSeparata + imponibili.gestioneSeparata,
  giorniPagati: progressivi.giorniPagati + giorniPagati,
  trattamentoIntegrativo: progressivi.trattamentoIntegrativo + totaleCodice(righe, 'TRATTAMENTO_INTEGRATIVO'),
  sommaIntegrativa: progressivi.sommaIntegrativa + totaleCodice(righe, 'SOMMA_INTEGRATIVA'),
  ...conUlteriore(progressivi.ulterioreDetrazione ?? 0, tutte),
  lordoDipendente: progressivi.lordoDipendente + totali.lordoDipendente,
  netto: progressivi.netto + totali.netto,
});

/** The further deduction of the year after some lines: what they give, less what they take back. */
const conUlteriore = (prima: Centesimi, righe: readonly RigaCalcolata[]): Pick<Progressivi, 'ulterioreDetrazione'> => {
  const dopo = righe.reduce(
    (totale, { ulterioreDetrazione: ulteriore }) =>
      ulteriore === undefined ? totale : totale + ulteriore.data - ulteriore.nonSpettante,
    prima,
  );
  return dopo === 0 ? {} : { ulterioreDetrazione: dopo };
};
