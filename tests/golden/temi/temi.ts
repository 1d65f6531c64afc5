import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { regoleCorrenti, type Regole } from '#shared/rules/regole.ts';
import { assenze } from './assenze.ts';
import { compensiPagati } from './compensi-pagati.ts';
import { compensi } from './compensi.ts';
import { contrattoSaputo } from './contratto-saputo.ts';
import { contributi } from './contributi.ts';
import { imposte } from './imposte.ts';
import { pagamento } from './pagamento.ts';
import { stipendio } from './stipendio.ts';
import { NonPagato, type Tema, type Temi } from './tema.ts';
import { terminiVerificaCon } from './termini-verifica.ts';

const PAGATI: Readonly<Record<string, SituazioneInput['percettore']>> = {
  DIPENDENTE: { tipo: 'DIPENDENTE', contratto: 'TI', ruolo: 'DOCENTE' },
  PROFESSIONISTA: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
  SOCIETA: { tipo: 'SOCIETA', iva: 'ESENTE' },
};

/** Whether a payment of so much net asks to verify the debts of the payee first: a fee without withholdings, or an exempt sum to staff. */
const verificaInadempimenti =
  (regole: Regole): Tema =>
  ({ numero, testo }) => {
    const giorno = testo('giorno');
    const percettore = PAGATI[testo('chi')];
    if (percettore === undefined) throw new Error(`No payee is ${testo('chi')}`);
    const dipendente = percettore.tipo === 'DIPENDENTE';
    const esito = cedolino(
      {
        tipo: dipendente ? 'ACC' : 'EST',
        liquidazione: { anno: 2026, mese: 12 },
        dataPagamento: giorno,
        percettore,
        voci: [
          {
            codice: 'V',
            descrizione: 'Compenso',
            competenza: { dal: '2026-01-01', al: '2026-01-31' },
            misura: { unita: 'IMPORTO', importo: numero('importo') },
            ...(dipendente ? { trattamento: 'ESENTE' } : {}),
          },
        ],
        fiscali: { aliquotaMassima: { aliquota: 230_000, lettaDa: 'prova' } },
      },
      regole,
    );
    if (esito.esito === 'scartato') throw new NonPagato(esito.anomalie.map(({ messaggio }) => messaggio).join(' '));
    return { avviso: Number(esito.cedolino.avvisi.some(({ codice }) => codice === 'VERIFICA_INADEMPIMENTI')) };
  };

/** Whether so much paid to an auditor in a year passes the fee in force. */
const compensoRevisore =
  (regole: Regole): Tema =>
  ({ numero, testo }) => {
    const giorno = testo('giorno');
    const esito = cedolino(
      {
        tipo: 'COC',
        liquidazione: { anno: 2026, mese: 12 },
        dataPagamento: giorno,
        percettore: { tipo: 'REVISORE', regime: 'RAPPRESENTANTE' },
        fiscali: { redditoComplessivo: 3_000_000 },
        voci: [
          {
            codice: 'V',
            descrizione: 'Compenso',
            competenza: { dal: giorno, al: giorno },
            misura: { unita: 'IMPORTO', importo: numero('importo') },
          },
        ],
      },
      regole,
    );
    if (esito.esito === 'scartato') throw new NonPagato(esito.anomalie.map(({ messaggio }) => messaggio).join(' '));
    return { oltre: Number(esito.cedolino.avvisi.some(({ codice }) => codice === 'LIMITE_RAGGIUNTO')) };
  };

/** The filings that a fee to a flat-rate professional feeds: 1 or 0 each. */
const adempimentiForfettario =
  (regole: Regole): Tema =>
  ({ testo }) => {
    const esito = cedolino(
      {
        tipo: 'EST',
        scuola: testo('scuola') === 'AFAM' ? 'AFAM' : 'SCUOLA',
        liquidazione: { anno: 2026, mese: 12 },
        dataPagamento: testo('giorno'),
        percettore: { tipo: 'PROFESSIONISTA', regime: 'FORFETTARIO', previdenza: 'NESSUNA', iva: 'ESENTE' },
        voci: [
          {
            codice: 'V',
            descrizione: 'Compenso',
            competenza: { dal: testo('giorno'), al: testo('giorno') },
            misura: { unita: 'IMPORTO', importo: 100_000 },
          },
        ],
      },
      regole,
    );
    if (esito.esito === 'scartato') throw new NonPagato(esito.anomalie.map(({ messaggio }) => messaggio).join(' '));
    const alimentati: readonly string[] = esito.cedolino.adempimenti;
    return Object.fromEntries(
      ['F24', 'IRAP', 'UNIEMENS', 'SPT', 'CU'].map((codice) => [codice, Number(alimentati.includes(codice))]),
    );
  };

/** What computes each subject, by the rules given. */
export const temiCon = (regole: Regole): Temi => ({
  ...imposte(regole),
  ...contributi(regole),
  ...stipendio(regole),
  ...compensi(regole),
  ...assenze(regole),
  ...compensiPagati(regole),
  ...contrattoSaputo(regole),
  adempimenti_forfettario: adempimentiForfettario(regole),
  cedolino: pagamento(regole),
  compenso_revisore: compensoRevisore(regole),
  termini_verifica: terminiVerificaCon(regole),
  verifica_inadempimenti: verificaInadempimenti(regole),
});

export const temi = temiCon(regoleCorrenti());
