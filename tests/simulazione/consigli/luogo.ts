import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Processo, ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { ChiamateDenuncia } from '#shared/contracts/denunce/chiamate.ts';
import type { DaCompletare } from '#shared/contracts/denunce/completa.ts';
import type { Uid } from '#shared/domain/campi.ts';
import {
  accessorio,
  compenso,
  compute,
  elaborazione,
  nameFirmatari,
  openUfficio,
  waitForEnd,
} from '#support/cedolini.ts';
import { A_MILANO, saveFirma } from '#support/denunce/scuola-che-certifica.ts';
import { createScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { Answer, Person, TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { changePersona } from '#support/persone-di-prova.ts';

/** A school at work, whose manager does everything; each thing that is tried is made of a person of its own. */
export interface Luogo {
  readonly home: TestHome;
  readonly chi: Person;
  /** A person that nothing has paid yet. */
  readonly nuovo: () => Uid<'PERSONA'>;
  readonly cfDi: (persona: Uid<'PERSONA'>) => string;
  readonly uidDelCf: (desCf: string | null) => Uid<'PERSONA'> | undefined;
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
  /** Which kind of filing it is about: an F24, unless it says another. */
  readonly genere?: Genere;
  /** A filing without people, on purpose. */
  vuota?: boolean;
  scritto?: Scritto;
  /** The person whom the office put into it by hand. */
  aggiunta?: Uid<'PERSONA'>;
  /** The person that the finding which blocks a filing is about. */
  bloccata?: Uid<'PERSONA'>;
}

/** A payslip as the office wrote it, with the run that it is in. */
export interface Scritto {
  readonly input: InputCedolino;
  readonly processo: Partial<ProcessoInput>;
}

/** The answer of a call, as far as an attempt looks at it. */
export type Risposta = Pick<Answer<unknown>, 'status' | 'body'>;

export type Tenta = (luogo: Luogo, cose: Cose) => Promise<Risposta>;

/** A kind of filing: what it tells of, and its calls. */
export interface Genere {
  readonly nome: string;
  /** How «Da completare» names the filings of this kind. */
  readonly come: readonly DaCompletare['come'][];
  readonly chiamate: Pick<ChiamateDenuncia, 'get' | 'list' | 'makeFile' | 'send' | 'undoSend' | 'remove'>;
  /** Pays somebody new what this kind tells of, accounted. */
  readonly paga: (luogo: Luogo, come?: { readonly senzaIncarico: boolean }) => Promise<Cose>;
  /** Gathers it: the one that is there, with its version, or another. */
  readonly gather: (luogo: Luogo, cose: Cose, versione?: number) => Promise<Risposta>;
}

const PERSONE = 400;

/** It pays, declares, tells NoiPA and certifies: nothing that its filings need is missing. */
export const openLuogo = async (): Promise<Luogo> => {
  const { home, persone, uidDi } = await openUfficio(PERSONE);
  const chi = await home.as(loginOf('GESTORE'));
  await nameFirmatari(chi);
  await createScuolaCheDenuncia(chi, { altriDati: { codUfficioNoipa: '900', codServizioNoipa: '9001' } });
  await saveFirma(chi);
  const codici = new Map<string, string>(persone.map(({ uid, desCf }) => [uid, desCf]));
  let prossimo = 0;
  return {
    home,
    chi,
    nuovo: () => {
      prossimo += 1;
      return uidDi(prossimo % PERSONE);
    },
    cfDi: (persona) => codici.get(persona) ?? '',
    uidDelCf: (desCf) => persone.find((una) => una.desCf === desCf)?.uid,
  };
};

/** A person of the only town whose surtaxes the program knows without a table. */
export const nuovoMilanese = async (luogo: Luogo): Promise<Uid<'PERSONA'>> => {
  const uid = luogo.nuovo();
  await changePersona(luogo.chi, { uid }, { domicili: [A_MILANO] });
  return uid;
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
