import { restituzioniRoutes } from '#shared/contracts/anagrafe/restituzione.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { correzioneRoutes } from '#shared/contracts/cedolini/correzione/correzione.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { meseDi } from '#shared/domain/tempo/mese.ts';
import { compute, elaborazione, waitForEnd } from '#support/cedolini.ts';
import { complete, mancanti, sendAnno, sendMese } from './denunce.ts';
import { inParole, type Mondo } from './mondo.ts';
import type { Pagamento } from './pagamenti.ts';

/** The acts that must be possible of every payment. */
type Atto = 'contabilizzare' | 'denunciare' | 'correggere' | 'restituire';

/** A payment that something cannot be done of, with what the product said. */
export interface Vicolo {
  readonly stato: string;
  readonly pagamento: string;
  readonly atto: Atto;
  readonly detto: string;
}

/** Acts after which what a refusal named must be done. */
const GIRI = 3;
const IMPORTO = 20_000;
const IN_PIU = 1_000;

/** Searches one state of the world for payments without a road; each payment is really made, told of, corrected and given back. */
export const searchVicoli = async (mondo: Mondo, pagamenti: readonly Pagamento[]): Promise<readonly Vicolo[]> => {
  const trovati: Vicolo[] = [];
  const attempt = async (pagamento: string, atto: Atto, make: () => Promise<unknown>): Promise<boolean> => {
    try {
      await make();
      return true;
    } catch (error) {
      trovati.push({ stato: inParole(mondo.stato), pagamento, atto, detto: String(error).slice(0, 1500) });
      return false;
    }
  };
  const fatti: { readonly pagamento: Pagamento; readonly processo: Processo }[] = [];
  const accountAll = async (quali: readonly Pagamento[]): Promise<void> => {
    for (const pagamento of quali)
      await attempt(pagamento.nome, 'contabilizzare', async () => {
        fatti.push({ pagamento, processo: await account(mondo, pagamento) });
      });
  };
  // staff told of already sends the whole month to a later UniEmens: the others are told of first, by a further one
  const delPersonale = pagamenti.filter(({ percettore }) => percettore === 'DIPENDENTE');
  await accountAll(pagamenti.filter((uno) => !delPersonale.includes(uno)));
  if (mondo.stato.inviato !== 'niente') await attempt('gli esterni', 'denunciare', () => completeAll(mondo));
  await accountAll(delPersonale);
  await attempt('tutti', 'denunciare', () => declareAll(mondo));
  for (const { pagamento, processo } of fatti) {
    await attempt(pagamento.nome, 'correggere', () => correct(mondo, pagamento, processo));
    await attempt(pagamento.nome, 'restituire', () => giveBack(mondo, pagamento));
  }
  await attempt('tutti, dopo le correzioni', 'denunciare', () => completeAll(mondo));
  return trovati;
};

const contabilizza = ({ cedolini }: Mondo, { uid, versione }: Processo): Promise<Processo> =>
  cedolini.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso: uid, versione, motivo: 'Trovato dopo' },
  });

/** @throws where somebody is left out, with what the product says of them */
const requireCalcolata = async ({ cedolini }: Mondo, { uid, STATUS, numScartati }: Processo): Promise<void> => {
  if (STATUS === 'COMPLETATO' && numScartati === 0) return;
  const { righe } = await cedolini.ok(payslipRoutes.listCedolini, {
    body: { idProcesso: uid, start: 0, limit: 100 },
  });
  const detto = righe.flatMap(({ anomalie }) => anomalie.map(({ messaggio }) => messaggio));
  throw new Error(`the run is ${STATUS}, ${numScartati} left out: ${detto.join(' ')}`);
};

/** The payment in its own month, accounted. */
const account = async (mondo: Mondo, { nome, persona, idMetodo, input }: Pagamento): Promise<Processo> => {
  const { processo } = await compute(mondo.cedolini, elaborazione({ idMetodo, DES_ELABORAZIONE: `Trovata: ${nome}` }), [
    input(mondo.uidDi(persona), IMPORTO),
  ]);
  await requireCalcolata(mondo, processo);
  return contabilizza(mondo, processo);
};

/** Sends what the sent filings lack, as the product itself tells it, until nothing is lacking. */
const completeAll = async (mondo: Mondo): Promise<void> => {
  const { adempimenti } = mondo;
  const portate = new Set<string>();
  for (let giro = 0; giro < GIRI; giro += 1)
    for (const voce of await mancanti(adempimenti)) {
      const sua = `${voce.mese} ${voce.persone.map(({ idProcesso }) => idProcesso).join()}`;
      if (voce.come === 'UNIEMENS_DOPO' && portate.has(sua)) continue;
      if (voce.come === 'UNIEMENS_DOPO') portate.add(sua);
      await complete(adempimenti, voce, (persone) => settle(mondo, persone));
    }
  // the payments that a later month has taken are told of when that month is sent
  const resta = (await mancanti(adempimenti)).filter(({ come, aperta }) => come !== 'UNIEMENS_DOPO' || aperta === null);
  if (resta.length > 0)
    throw new Error(
      `still lacking: ${resta.map(({ come, mese, persone }) => `${come} ${mese}: ${persone.map(({ elaborazione: di }) => di).join()}`).join('; ')}`,
    );
};

/** A day to pay on after the payment that was found: today, or the next day of the treasurer. */
const giornoDopo = ({ oggi }: Mondo): string => (oggi < '2026-03-27' ? '2026-03-27' : oggi);

/** A settlement of 2026 paid then. */
const settle = async (mondo: Mondo, persone: readonly Uid<'PERSONA'>[]): Promise<void> => {
  const dataPagamento = giornoDopo(mondo);
  const { anno: ANNO, mese: MESE } = meseDi(dataPagamento);
  const { processo } = await compute(
    mondo.cedolini,
    elaborazione({
      ANNO,
      MESE,
      dataPagamento,
      idMetodo: 'CON-LD',
      annoConguagliato: 2026,
      DES_ELABORAZIONE: 'Conguaglio del 2026',
    }),
    persone.map((uidSubAnagrafe) => ({
      uidSubAnagrafe,
      percettore: { tipo: 'COCOCO' },
      voci: [],
      fiscali: { redditoComplessivo: 2_000_000 },
    })),
  );
  await requireCalcolata(mondo, processo);
  await contabilizza(mondo, processo);
};

/** Sends the filings that the office had not begun, then what they lack. */
const declareAll = async (mondo: Mondo): Promise<void> => {
  const { adempimenti, stato } = mondo;
  if (stato.inviato === 'niente') await sendMese(adempimenti);
  if (stato.inviato !== "l'anno" && stato.quando === "l'anno dopo") await sendAnno(adempimenti);
  await completeAll(mondo);
};

/** Ten euros more, paid later by a run that names the one it corrects. */
const correct = async (mondo: Mondo, { persona, input }: Pagamento, { uid }: Processo): Promise<void> => {
  const dataPagamento = giornoDopo(mondo);
  const { anno: ANNO, mese: MESE } = meseDi(dataPagamento);
  const { processo, differenze } = await mondo.cedolini.ok(correzioneRoutes.correggiCedolino, {
    body: {
      uid: `${uid}-${mondo.uidDi(persona)}`,
      voci: input(mondo.uidDi(persona), IMPORTO + IN_PIU).voci,
      ANNO,
      MESE,
      dataPagamento,
    },
  });
  if (processo === null) throw new Error(`no run is prepared: ${JSON.stringify(differenze)}`);
  await mondo.cedolini.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid: processo.uid, versione: processo.versione }, cedolini: [] },
  });
  await waitForEnd(mondo.cedolini, processo.uid);
  const calcolata = await mondo.cedolini.ok(processiRoutes.getProcesso, { body: { uid: processo.uid } });
  await requireCalcolata(mondo, calcolata);
  await contabilizza(mondo, calcolata);
};

/** A euro that the person gave back by bank today. */
const giveBack = ({ cedolini, uidDi, oggi }: Mondo, { persona, percettore }: Pagamento): Promise<unknown> =>
  cedolini.ok(restituzioniRoutes.createRestituzione, {
    body: {
      uidSubAnagrafe: uidDi(persona),
      datRestituzione: oggi,
      numAnno: 2026,
      percettore,
      modo: 'LORDO',
      numLordo: 100,
      numContributi: 0,
      numImponibileContributivo: 0,
      numImponibileGestioneSeparata: 0,
      numIrpef: 0,
      numAddizionali: 0,
      desCausale: 'Pagato in più',
    },
  });
