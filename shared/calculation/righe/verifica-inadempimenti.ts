import { addGiorni, formatGiorno, giorniTra } from '../../domain/tempo/date.ts';
import type { Giorno } from '../../domain/tempo/date.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import {
  durataEsitoVerifica,
  terminiVerifica,
  verificaDiChi,
  verificaInadempimenti,
  verificaOltreSoglia,
  type VerificaInadempimenti,
} from '../../rules/autonomi.ts';
import type { InVigore } from '../../rules/regola.ts';
import { riga, type RigaCalcolata } from '../riga/righe.ts';
import { alPagamento, warn, type Contesto } from '../situazione/contesto.ts';
import type { EsitoVerifica } from '../situazione/verifica.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import { figura } from '../spiegazione/calcolato.ts';

const CODICE = 'VERSAMENTO_RISCOSSIONE';

/** The field of the notice that suspends a payment: the debt which the agent answered. */
const DEBITO = 'verifica.debito';

/** The act that a payment waits for under art. 48-bis DPR 602/1973: the outcome of the check, or, where the payee owes, the order of the agent. */
export type AttesaDellaVerifica = 'ESITO' | 'ORDINE';

/** The thing that the notices of a computed payslip say it waits for; null when it may be paid. */
export const attesaDellaVerifica = (avvisi: readonly Anomalia[]): AttesaDellaVerifica | null => {
  const campi = avvisi.filter(({ codice }) => codice === 'VERIFICA_INADEMPIMENTI').map(({ campo }) => campo);
  if (campi.includes(undefined)) return 'ESITO';
  return campi.includes(DEBITO) ? 'ORDINE' : null;
};

/**
 * What of the net goes to the collection agent in the place of the payee (art. 48-bis c. 1-ter DPR 602/1973), in cents.
 * Who is paid by c. 1 is only warned of: the payment waits, and the garnishment decides.
 */
export const righeRiscossione = (ctx: Contesto, netto: Centesimi): readonly RigaCalcolata[] => {
  const { verifica } = ctx.situazione;
  if (verifica === undefined) return [];
  if (!isTenutaAVerificare(ctx)) {
    warn(ctx, 'VERIFICA_INADEMPIMENTI', VERIFICA_NON_SUA, 'verifica');
    return [];
  }
  const regola = alPagamento(ctx, verificaInadempimenti);
  const diretto = verifica.debito > 0 && netto > 0 && isVersamentoDiretto(ctx, regola.valore, netto);
  if (!diretto && isSospesa(ctx, regola.valore, verifica, netto)) warnSospensione(ctx, verifica, netto);
  else warnEsitoVecchio(ctx, verifica);
  return diretto ? [versamento(regola, verifica, netto)] : [];
};

const versamento = (
  regola: InVigore<VerificaInadempimenti>,
  { debito, numero, data }: EsitoVerifica,
  netto: Centesimi,
): RigaCalcolata =>
  riga(
    CODICE,
    'altre_trattenute',
    "Versato all'agente della riscossione",
    figura(Math.min(debito, netto), {
      testo: () =>
        `il minore tra il debito di ${formatEuro(debito)} (verifica ${numero} del ${formatGiorno(data)}) e il netto di ${formatEuro(netto)}`,
      formula: 'il minore tra debito e netto',
      regola,
      base: netto,
      ingressi: () => [
        { nome: 'debito risultante dalla verifica', valore: formatEuro(debito) },
        { nome: 'netto dovuto al percipiente', valore: formatEuro(netto) },
      ],
    }),
  );

/** Under the threshold of everybody only professionals are checked, and the agent is paid at once; over it the law is read in two ways. */
const isVersamentoDiretto = (
  ctx: Contesto,
  { oltre, professionistiOltre }: VerificaInadempimenti,
  netto: Centesimi,
): boolean => {
  if (!isProfessionista(ctx) || professionistiOltre === undefined || netto <= professionistiOltre) return false;
  if (netto <= oltre) return true;
  const { comma } = alPagamento(ctx, verificaOltreSoglia).valore;
  warn(
    ctx,
    'LETTURA_CONTROVERSA',
    `Compenso a un professionista oltre ${formatEuro(oltre)}: la legge si legge in due modi (sospensione del c. 1, o versamento diretto del c. 1-ter dell'art. 48-bis DPR 602/1973). Applicato il c. ${comma === 'COMMA_1' ? '1' : '1-ter'}.`,
    'verifica',
  );
  return comma === 'COMMA_1_TER';
};

/** A debt that the agent answered holds the payment: the lower threshold of salaries is of what is paid, the debt is that of everybody (art. 48-bis c. 1-bis). */
const isSospesa = (
  ctx: Contesto,
  valore: VerificaInadempimenti,
  { debito }: EsitoVerifica,
  netto: Centesimi,
): boolean => {
  const soglia = sogliaDi(ctx, valore);
  return soglia !== null && netto > soglia && debito >= valore.oltre && !isConOrdine(ctx);
};

/** The last day on which a suspended payment waits for the order of the agent; null by the rules of a run that did not know it. */
const fineSospensione = ({ regole, dataPagamento }: Contesto, { data }: EsitoVerifica): Giorno | null => {
  const termini = regole.seInVigore(terminiVerifica, dataPagamento);
  return termini === null ? null : addGiorni(data, termini.valore.sospensione);
};

const warnSospensione = (ctx: Contesto, verifica: EsitoVerifica, netto: Centesimi): void => {
  const { debito, numero, data } = verifica;
  const fine = fineSospensione(ctx, verifica);
  const deve = `Dalla verifica ${numero} del ${formatGiorno(data)} il percipiente deve ${formatEuro(debito)}`;
  if (fine !== null && ctx.dataPagamento > fine) {
    warn(
      ctx,
      'VERIFICA_INADEMPIMENTI',
      `${deve}, e l'ordine dell'agente della riscossione poteva arrivare fino al ${formatGiorno(fine)}: se non è arrivato si paga il percipiente (DM 40/2008, art. 3), se è arrivato scriverne la trattenuta nei suoi dati.`,
      'verifica.data',
    );
    return;
  }
  const termine =
    fine === null
      ? ''
      : ` La sospensione dura fino al ${formatGiorno(fine)}: senza un ordine arrivato entro quel giorno si paga (DM 40/2008, art. 3).`;
  warn(
    ctx,
    'VERIFICA_INADEMPIMENTI',
    `${deve}: sospendere il pagamento di ${formatEuro(Math.min(debito, netto))} e segnalarlo all'agente della riscossione; il resto si paga (art. 48-bis c. 1 DPR 602/1973).${termine}`,
    DEBITO,
  );
};

/** The agent has answered with its order (art. 72-bis DPR 602/1973): what it takes is withheld within its limits, and the rest is paid. */
const isConOrdine = ({ situazione: { trattenute } }: Contesto): boolean =>
  trattenute.some(({ tipo }) => tipo === 'PIGNORAMENTO_AGENTE_RISCOSSIONE');

const warnEsitoVecchio = (ctx: Contesto, { data, numero }: EsitoVerifica): void => {
  const { giorni } = alPagamento(ctx, durataEsitoVerifica).valore;
  if (giorniTra(data, ctx.dataPagamento) <= giorni) return;
  warn(
    ctx,
    'VERIFICA_INADEMPIMENTI',
    `L'esito della verifica ${numero} è del ${formatGiorno(data)}, più di ${giorni} giorni prima del pagamento: chiederne uno nuovo.`,
    'verifica.data',
  );
};

/** That a check is due before the payment, when nobody has entered its outcome. `netto` is what the payee is owed, in cents. */
export const avvisiDiVerifica = (
  ctx: Contesto,
  righe: readonly RigaCalcolata[],
  netto: Centesimi,
): readonly Anomalia[] => {
  if (ctx.situazione.verifica !== undefined) return [];
  const dovuta = verificaDovuta(ctx, righe, netto);
  return dovuta.length > 0 && isTenutaAVerificare(ctx) ? dovuta : [];
};

const verificaDovuta = (ctx: Contesto, righe: readonly RigaCalcolata[], netto: Centesimi): readonly Anomalia[] => {
  const valore = alPagamento(ctx, verificaInadempimenti).valore;
  const { oltre, professionistiOltre } = valore;
  if (isProfessionista(ctx) && professionistiOltre !== undefined && netto <= oltre)
    return netto <= professionistiOltre ? [] : [daFare(VERIFICA_DEI_PROFESSIONISTI)];
  const soglia = sogliaDi(ctx, valore);
  if (soglia === null || netto <= soglia) return [];
  return [
    daFare(
      `Il netto supera ${formatEuro(soglia)} (si confronta quanto riceve il percipiente: tolte le ritenute${ivaInParole(righe)}): prima di pagare verificare i suoi debiti verso l'agente della riscossione (art. 48-bis DPR 602/1973) e indicare l'esito nei dati del cedolino.${silenzioInParole(ctx)}`,
    ),
  ];
};

/** Whether the VAT of an invoice is in the net; nothing where there is none. */
const ivaInParole = (righe: readonly RigaCalcolata[]): string => {
  if (righe.some(({ codice }) => codice === 'IVA_SCISSIONE')) return ", esclusa l'IVA, che versa la scuola";
  return righe.some(({ codice }) => codice === 'IVA') ? ', IVA compresa' : '';
};

/** The working days of silence after which one pays, in a sentence; nothing by the rules of a run that did not know them. */
const silenzioInParole = ({ regole, dataPagamento }: Contesto): string => {
  const termini = regole.seInVigore(terminiVerifica, dataPagamento);
  return termini === null
    ? ''
    : ` Se entro ${termini.valore.rispostaFeriali} giorni feriali dalla richiesta nessuno risponde, si paga (DM 40/2008, art. 2).`;
};

const VERIFICA_DEI_PROFESSIONISTI =
  "Compenso a un professionista: prima di pagare, qualunque sia l'importo, verificare le cartelle notificate e indicare l'esito nei dati del cedolino; quanto risulta dovuto, fino al netto, si versa all'agente della riscossione (art. 48-bis c. 1-ter DPR 602/1973).";

const VERIFICA_NON_SUA =
  "L'esito della verifica dei debiti non è stato usato: la fanno le sole amministrazioni pubbliche (art. 48-bis DPR 602/1973). Toglierlo dai dati del cedolino.";

/** A school of this kind checks the debts of its payees. Payslips sealed before the kind was asked were of one that did. */
const isTenutaAVerificare = ({ situazione: { scuola }, regole, dataPagamento }: Contesto): boolean =>
  regole.seInVigore(verificaDiChi, dataPagamento)?.valore.includes(scuola) ?? true;

const daFare = (messaggio: string): Anomalia => ({ codice: 'VERIFICA_INADEMPIMENTI', messaggio });

const isProfessionista = ({ situazione: { percettore } }: Contesto): boolean => percettore.tipo === 'PROFESSIONISTA';

const sogliaDi = (
  { situazione: { tipo } }: Contesto,
  { oltre, stipendiOltre }: VerificaInadempimenti,
): Centesimi | null => (tipo === 'EST' ? oltre : stipendiOltre);
