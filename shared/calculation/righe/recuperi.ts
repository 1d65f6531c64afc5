import { formatEuro, somma, type Centesimi } from '../../money/centesimi.ts';
import { creditoDaRecupero } from '../../rules/compensi/recuperi.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { alPagamento, warn, type Contesto } from '../situazione/contesto.ts';
import type { Situazione, VoceSituazione } from '../situazione/situazione.ts';
import { impossibile } from '../spiegazione/anomalia.ts';
import { figura, opposto, quotaDi } from '../spiegazione/calcolato.ts';

/** The situation with what is taken back of the year as negative pay, and apart what is taken back of earlier years. */
export interface ConRecuperi {
  readonly situazione: Situazione;
  readonly precedenti: readonly VoceSituazione[];
}

/**
 * Sums paid too much. Those of the year lower the gross, with contributions and tax; those of earlier years are given back net of what
 * was withheld then, and never touch this year's bases (art. 10 c. 2-bis TUIR). What is paid by 12 January may still settle the year before,
 * gross (`primoAnnoAperto`); net, the years before are those of the payment's.
 * @throws CalcoloImpossibile VOCE_NON_AMMESSA when the amount is not above zero, or the years are not those of the item
 */
export const conRecuperi = (situazione: Situazione, primoAnnoAperto: () => number): ConRecuperi => {
  if (situazione.voci.every(({ recupero }) => recupero === undefined)) return { situazione, precedenti: [] };
  const primoAnno = primoAnnoAperto();
  const anno = situazione.dataPagamento.slice(0, 4);
  situazione.voci.forEach((voce, indice) => checkRecupero(voce, { anno, primoAnno }, indice));
  return {
    situazione: {
      ...situazione,
      voci: situazione.voci.flatMap((voce) => (voce.recupero === 'ANNI_PRECEDENTI' ? [] : [inNegativo(voce)])),
    },
    precedenti: situazione.voci.filter(({ recupero }) => recupero === 'ANNI_PRECEDENTI'),
  };
};

const inNegativo = (voce: VoceSituazione): VoceSituazione =>
  voce.recupero === 'ANNO' && voce.misura.unita === 'IMPORTO'
    ? { ...voce, misura: { ...voce.misura, importo: -voce.misura.importo } }
    : voce;

const checkRecupero = (
  { descrizione, competenza, misura, recupero }: VoceSituazione,
  { anno, primoAnno }: { readonly anno: string; readonly primoAnno: number },
  indice: number,
) => {
  if (recupero === undefined) return;
  if (misura.unita !== 'IMPORTO' || misura.importo <= 0)
    throw impossibile(
      'VOCE_NON_AMMESSA',
      `"${descrizione}": l'importo da recuperare si scrive senza segno, maggiore di zero.`,
      `voci.${indice}.misura`,
    );
  if (recupero === 'ANNO' && Number(competenza.dal.slice(0, 4)) < primoAnno)
    throw impossibile(
      'VOCE_NON_AMMESSA',
      `"${descrizione}": è di un anno prima del pagamento. Le somme di anni precedenti si recuperano al netto, con la voce apposita (art. 10 c. 2-bis TUIR).`,
      `voci.${indice}.competenza`,
    );
  if (recupero === 'ANNI_PRECEDENTI' && competenza.al.slice(0, 4) >= anno)
    throw impossibile(
      'VOCE_NON_AMMESSA',
      `"${descrizione}": è dell'anno del pagamento. Le somme dell'anno si recuperano al lordo, con la voce apposita.`,
      `voci.${indice}.competenza`,
    );
};

/** The sums of the year taken back as the pay allows, and the rest of each. */
interface EntroLaPaga {
  readonly voci: readonly VoceSituazione[];
  readonly resti: readonly RigaCalcolata[];
}

/** The lines of the services of a month, and the first day of the year: what is of the years before lowers nothing of it. */
interface Paga {
  readonly righe: readonly RigaCalcolata[];
  readonly primo: string | null;
}

const lordoCorrente = ({ righe, primo }: Paga): Centesimi =>
  somma(
    righe
      .filter(({ competenza }) => primo === null || competenza === null || competenza.al >= primo)
      .map(({ calcolato }) => calcolato.importo),
  );

/** Cuts the sums taken back of the year, already negative, to a gross: the first ones first. The rest is told, and is for the next payslip. */
export const entroLaPaga = (ctx: Contesto, voci: readonly VoceSituazione[], paga: Paga): EntroLaPaga => {
  let capienza = Math.max(0, lordoCorrente(paga));
  const resti: RigaCalcolata[] = [];
  const entro = voci.map((voce) => {
    if (voce.recupero !== 'ANNO' || voce.misura.unita !== 'IMPORTO') return voce;
    const chiesto = -voce.misura.importo;
    const recuperato = Math.min(chiesto, capienza);
    capienza -= recuperato;
    if (recuperato === chiesto) return voce;
    resti.push(daRiportare(ctx, voce, { chiesto, recuperato }));
    return { ...voce, misura: { ...voce.misura, importo: -recuperato } };
  });
  return { voci: entro, resti };
};

const daRiportare = (
  ctx: Contesto,
  { descrizione, competenza }: VoceSituazione,
  { chiesto, recuperato }: { readonly chiesto: Centesimi; readonly recuperato: Centesimi },
): RigaCalcolata => {
  const resto = chiesto - recuperato;
  warn(
    ctx,
    'RECUPERO_DA_RIPORTARE',
    `"${descrizione}": la paga ne lascia recuperare ${formatEuro(recuperato)} su ${formatEuro(chiesto)}. Restano ${formatEuro(resto)}, proposti nel prossimo cedolino di stipendio della persona; se non ne avrà altri, si scrivono in Anagrafe, Restituzioni quando li ridà.`,
    'voci',
  );
  return riga(
    'RECUPERO_DA_RIPORTARE',
    'riepilogo',
    `${descrizione}, resto`,
    figura(resto, {
      testo: () => `${formatEuro(chiesto)} − ${formatEuro(recuperato)} recuperati = ${formatEuro(resto)}`,
      formula: 'da recuperare − recuperato entro la paga',
    }),
    competenza,
  );
};

/** What is withheld of the net for sums of earlier years, and the credit the school has for them; nothing where there is none. */
export const righeRecuperi = (ctx: Contesto, precedenti: readonly VoceSituazione[]): readonly RigaCalcolata[] =>
  precedenti.flatMap(({ descrizione, competenza, misura }) => {
    const netto = misura.unita === 'IMPORTO' ? misura.importo : 0;
    const regola = alPagamento(ctx, creditoDaRecupero);
    const recuperato = figura(netto, {
      testo: () => `${descrizione}: ${formatEuro(netto)}, al netto delle ritenute subite allora`,
      formula: 'netto indicato',
      regola,
    });
    const credito = quotaDi({ nome: "credito d'imposta", base: recuperato, aliquota: regola.valore, regola });
    return [
      riga('RECUPERO_ANNI_PRECEDENTI', 'altre_trattenute', descrizione, recuperato, competenza),
      riga('CREDITO_RECUPERI', 'oneri', "Credito d'imposta sul recupero", opposto(credito), competenza),
    ];
  });

/** The contributions of then are not in the net given back: they return by a correction of the filings. */
export const warnContributi = (ctx: Contesto, precedenti: readonly VoceSituazione[]): void => {
  if (precedenti.length > 0)
    warn(
      ctx,
      'RECUPERO_AL_NETTO',
      "Recupero di somme di anni precedenti: l'importo è al netto delle ritenute di allora. I contributi versati in più si riprendono con la variazione della denuncia (quadro V1), l'IRAP con la dichiarazione.",
    );
};
