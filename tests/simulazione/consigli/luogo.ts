import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { accessorio, compenso, compute, elaborazione, waitForEnd } from '#support/cedolini.ts';
import { openScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import type { Answer, Person, TestHome } from '#support/home/test-home.ts';

/** A school at work, whose manager does everything; each thing that is tried is made of a person of its own. */
export interface Luogo {
  readonly home: TestHome;
  readonly chi: Person;
  /** A person that nothing has paid yet. */
  readonly nuovo: () => Uid<'PERSONA'>;
}

/** The things that an attempt is about, as the advice of its refusals changes them. */
export interface Cose {
  processo: Uid<'PROCESSO'>;
  readonly persona: Uid<'PERSONA'>;
  denuncia?: Uid<'DENUNCIA'>;
  /** A reason, or the version of a filing that is there: the office adds it when it is asked. */
  motivo?: string;
  aggiorna?: boolean;
  mese?: number;
}

export type Tenta = (luogo: Luogo, cose: Cose) => Promise<Answer<unknown>>;

const PERSONE = 200;

export const openLuogo = async (): Promise<Luogo> => {
  const { home, gestore, uidDi } = await openScuolaCheVersa(PERSONE);
  let prossimo = 0;
  return {
    home,
    chi: gestore,
    nuovo: () => {
      prossimo += 1;
      return uidDi(prossimo % PERSONE);
    },
  };
};

export const processoDi = ({ chi }: Luogo, { processo: uid }: Pick<Cose, 'processo'>): Promise<Processo> =>
  chi.ok(processiRoutes.getProcesso, { body: { uid } });

/** A run of March that pays a person 100 €, computed. */
export const computeOne = async (
  { chi }: Luogo,
  persona: Uid<'PERSONA'>,
  cambi: Partial<ProcessoInput> = {},
): Promise<Cose> => {
  const input = accessorio(persona, [compenso(10_000)]);
  const { processo } = await compute(chi, elaborazione({ DES_ELABORAZIONE: 'Da provare', ...cambi }), [input]);
  return { processo: processo.uid, persona };
};

export const account = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid: idProcesso, versione } = await processoDi(luogo, cose);
  await luogo.chi.ok(chiusuraRoutes.contabilizza, {
    body: { idProcesso, versione, motivo: 'Pagato in prove diverse' },
  });
};

export const computeAgain = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid, versione } = await processoDi(luogo, cose);
  await luogo.chi.ok(processiRoutes.startCalcolo, {
    body: { processo: { uid, versione }, cedolini: [], recomputeId: uid },
  });
  await waitForEnd(luogo.chi, uid);
};

/** Computes a run that was prepared with its rows. */
export const computePrepared = async (luogo: Luogo, cose: Cose): Promise<void> => {
  const { uid, versione } = await processoDi(luogo, cose);
  await luogo.chi.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini: [] } });
  await waitForEnd(luogo.chi, uid);
};
