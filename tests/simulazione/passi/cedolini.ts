import type { Sorte } from '#lib/local/demo/random.ts';
import { accorpamentoRoutes } from '#shared/contracts/cedolini/accorpamento.ts';
import { payslipRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { compenso, waitForEnd } from '#support/cedolini.ts';
import { pick, type Passo, type Ufficio } from '../passo.ts';
import { elaborazioni } from './elaborazioni.ts';

const cedolini = async ({ chi }: Ufficio, { uid: idProcesso }: Pick<RigaProcesso, 'uid'>) =>
  (await chi.ok(payslipRoutes.listCedolini, { body: { idProcesso, start: 0, limit: 100 } })).righe;

/** The state is not asked for: what is accounted is refused. */
const changePayslip = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const una = pick(caso, await elaborazioni(ufficio, 'COMPLETATO', 'CONTABILIZZATO'));
  const { uid } = pick(caso, await cedolini(ufficio, una));
  const { versione, input } = await ufficio.chi.ok(payslipRoutes.getCedolino, { body: { uid } });
  await ufficio.chi.ok(payslipRoutes.updateCedolino, {
    body: { uid, versione, input: { ...input, voci: [...input.voci, compenso(100 * (1 + caso.intero(200)))] } },
  });
};

const removePayslip = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const una = pick(caso, await elaborazioni(ufficio, 'COMPLETATO'));
  const { uid } = pick(caso, await cedolini(ufficio, una));
  const body = { idProcesso: una.uid, versione: una.versione, idCedolinoList: [uid] };
  await ufficio.chi.ok(payslipRoutes.removeCedolini, { body });
};

const account = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid: idProcesso, versione } = pick(caso, await elaborazioni(ufficio, 'COMPLETATO'));
  await ufficio.chi.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso, versione, motivo: 'Pagato in prove diverse' },
  });
};

const showOrHide = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const una = pick(caso, await elaborazioni(ufficio, 'COMPLETATO', 'CONTABILIZZATO'));
  const body = { idProcesso: una.uid, versione: una.versione };
  await ufficio.chi.ok(una.FLG_ESP_DIP ? chiusuraRoutes.nascondiDipendenti : chiusuraRoutes.esponiDipendenti, { body });
};

const handToBudget = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const una = pick(caso, await elaborazioni(ufficio, 'CONTABILIZZATO'));
  const body = { idProcesso: una.uid, versione: una.versione };
  await ufficio.chi.ok(una.FLG_ESP_WWB ? chiusuraRoutes.togliBilancio : chiusuraRoutes.esponiBilancio, { body });
};

const orderPayment = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const {
    uid: idProcesso,
    versione,
    dataPagamento,
  } = pick(caso, await elaborazioni(ufficio, 'COMPLETATO', 'CONTABILIZZATO'));
  const mandati = [{ numero: String(1 + caso.intero(20)), data: dataPagamento, importo: 100 * (1 + caso.intero(900)) }];
  await ufficio.chi.ok(chiusuraRoutes.saveMandati, { body: { idProcesso, versione, mandati } });
};

/** Two runs become one; half of the times they become two again. */
const mergeRuns = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { chi } = ufficio;
  const destinazione = pick(caso, await elaborazioni(ufficio, 'COMPLETATO'));
  const { accorpabili } = await chi.ok(accorpamentoRoutes.listAccorpabili, {
    body: { idProcessoDest: destinazione.uid },
  });
  const possibili = accorpabili.filter(({ motivo }) => motivo === null);
  // one that is refused, now and then
  const provenienza = pick(caso, caso.intero(6) === 0 ? accorpabili : possibili).processo;
  const { lavoro } = await chi.ok(accorpamentoRoutes.accorpaProcessi, {
    body: {
      idProcessoProv: provenienza.uid,
      versioneProv: provenienza.versione,
      idProcessoDest: destinazione.uid,
      versioneDest: destinazione.versione,
    },
  });
  await waitForEnd(chi, destinazione.uid);
  if (caso.intero(2) === 0) await chi.ok(lavoroRoutes.undoLavoro, { params: { uid: lavoro.uid }, body: {} });
};

const correctPayslip = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const una = pick(caso, await elaborazioni(ufficio, 'CONTABILIZZATO'));
  const { uid } = pick(caso, await cedolini(ufficio, una));
  const { input } = await ufficio.chi.ok(payslipRoutes.getCedolino, { body: { uid } });
  await ufficio.chi.ok(correzioneRoutes.correggiCedolino, {
    body: {
      uid,
      voci: [...input.voci, compenso(100 * (1 + caso.intero(90)))],
      ANNO: Number(ufficio.oggi.slice(0, 4)),
      MESE: Number(ufficio.oggi.slice(5, 7)),
      dataPagamento: `${ufficio.oggi.slice(0, 8)}28`,
    },
  });
};

export const passiCedolini: readonly Passo[] = [
  { nome: 'cambia un cedolino', peso: 7, make: changePayslip },
  { nome: 'elimina un cedolino', peso: 2, make: removePayslip },
  { nome: 'contabilizza', peso: 14, make: account },
  { nome: 'espone o nasconde', peso: 3, make: showOrHide },
  { nome: 'consegna o toglie al bilancio', peso: 2, make: handToBudget },
  { nome: 'scrive i mandati', peso: 2, make: orderPayment },
  { nome: 'accorpa', peso: 4, make: mergeRuns },
  { nome: 'corregge un contabilizzato', peso: 2, make: correctPayslip },
];
