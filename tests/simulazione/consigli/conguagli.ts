import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { compute, elaborazione } from '#support/cedolini.ts';
import { attiElaborazione } from './elaborazioni.ts';
import { payDaConguagliare, payPrima } from './generi.ts';
import { account, processoDi, type Cose, type Luogo, type Tenta } from './luogo.ts';

/** The run that settles a year, and what happens before and after it. */

const CONGUAGLIO: Partial<ProcessoInput> = {
  idMetodo: 'CON-LD',
  annoConguagliato: 2025,
  dataPagamento: '2026-03-25',
  DES_ELABORAZIONE: 'Conguaglio di prova',
};

const daConguagliare = (uidSubAnagrafe: Uid<'PERSONA'>) => ({
  uidSubAnagrafe,
  percettore: { tipo: 'COCOCO' } as const,
  voci: [],
  fiscali: { redditoComplessivo: 2_000_000 },
});

/** A settlement of somebody, computed. */
export const settle = async (
  { chi }: Luogo,
  persona: Uid<'PERSONA'>,
  cambi: Partial<ProcessoInput> = {},
): Promise<Cose> => {
  const { processo } = await compute(chi, elaborazione({ ...CONGUAGLIO, ...cambi }), [daConguagliare(persona)]);
  return { processo: processo.uid, persona };
};

const calcolato = async (luogo: Luogo): Promise<Cose> => settle(luogo, (await payDaConguagliare(luogo)).persona);

/** Another run settles what was paid since. */
export const settleAncora = async (luogo: Luogo, { persona }: Cose): Promise<void> => {
  await payPrima(luogo, persona, '2025-12-23');
  await account(luogo, await settle(luogo, persona, { dataPagamento: '2026-03-27' }));
};

export const statiConguaglio: Readonly<Record<string, (luogo: Luogo) => Promise<Cose>>> = {
  calcolato,
  'con un pagamento dopo il calcolo': async (luogo) => {
    const cose = await calcolato(luogo);
    await payPrima(luogo, cose.persona, '2025-12-22');
    return cose;
  },
  contabilizzato: async (luogo) => {
    const cose = await calcolato(luogo);
    await account(luogo, cose);
    return cose;
  },
  'contabilizzato, con un pagamento di prima trovato dopo': async (luogo) => {
    const cose = await calcolato(luogo);
    await account(luogo, cose);
    await payPrima(luogo, cose.persona, '2025-12-22');
    return cose;
  },
};

const { contabilizzare, eliminare, ricalcolare, esporre } = attiElaborazione as Readonly<
  Record<'contabilizzare' | 'eliminare' | 'ricalcolare' | 'esporre', Tenta>
>;

/** The acts that an office asks of a settlement. */
export const attiConguaglio: Readonly<Record<string, Tenta>> = {
  contabilizzare,
  eliminare,
  ricalcolare,
  esporre,
  modificare: async (luogo, cose) => {
    const { uid, versione } = await processoDi(luogo, cose);
    return luogo.chi.call(processiRoutes.updateProcesso, {
      body: { ...elaborazione({ ...CONGUAGLIO, DES_ELABORAZIONE: 'Cambiata' }), uid, versione },
    });
  },
};
