import * as z from 'zod';
import type { AttoRaccolto, RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Effetto } from '#platform/data/effetti.ts';
import { AppError } from '#platform/errors.ts';
import { leaveLavoro } from '#platform/work/lavoro.ts';
import { Approvazione, ufficioApprovazioni, type FattiApprovazione } from '#shared/contracts/casa/approvazioni.ts';
import { notificaApprovazione } from '#shared/domain/accesso/notifiche.ts';
import {
  nomeApprovante,
  type Approvante,
  type RegolaApprovazione,
  type TipoApprovazione,
} from '#shared/domain/approvazione.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { defineEntita } from '../entita.ts';
import { impronta } from '../impronta.ts';
import { avvisiPosta } from '../scuola/avvisi-posta.ts';
import { avvisiDaSpedire } from './avvisi-da-spedire.ts';
import { notifica } from './notifica.ts';
import { opzioniApprovazione } from './opzioni-approvazione.ts';

const ApprovazioneSalvata = z.strictObject({ ...Approvazione.shape, utente: z.string() });
export type ApprovazioneSalvata = z.infer<typeof ApprovazioneSalvata>;

/** What one person asked and another must approve. Its uid says what was asked of which record: asked twice, it is one. */
export const approvazioneEntita = defineEntita<ApprovazioneSalvata>({
  nome: 'APPROVAZIONE',
  posto: 'scuola',
  schema: ApprovazioneSalvata,
  shape: 1,
});

/**
 * An act about to be done: of which record, what exactly (`contenuto`: approved for one content, another must be asked again), in words. `effetti`: what it does to
 * what is guarded, which passes with it; `fatti`: what whoever approves reads, computed when somebody is to be asked.
 */
interface Atto {
  readonly oggetto: string;
  readonly contenuto: string;
  readonly descrizione: string;
  readonly effetti: readonly Effetto[];
  readonly fatti: () => Promise<Fatti> | Fatti;
}
/** The act of a rule, which the options of the school judge; or one that loosens a rule, which asks whom that one names. */
export type DaApprovare = Atto &
  (
    | { readonly tipo: RegolaApprovazione; readonly approvante?: undefined }
    | { readonly tipo: Exclude<TipoApprovazione, RegolaApprovazione>; readonly approvante: Secondo }
  );
type Secondo = Exclude<Approvante, 'NESSUNO'>;
type Fatti = Partial<FattiApprovazione>;

type Chiede = Pick<
  RequestContext,
  'archivio' | 'modifica' | 'seRifiutata' | 'sessione' | 'adesso' | 'oggi' | 'correlationId' | 'raccolta'
>;

/**
 * Lets an act pass when the school wants one person for it, or another has approved it: the approval is then used, in the same unit of change, and its effects are
 * admitted there (and by long work that begins with it). Otherwise the request is stored and the act refused: nothing takes effect. One request, or two.
 * @throws STATO_NON_AMMESSO
 */
export const requireApprovazione = async (atto: DaApprovare, chiede: Chiede): Promise<void> => {
  const { archivio, modifica, raccolta } = chiede;
  if (raccolta !== undefined) raccolta.push(await raccolto(atto));
  const approvante = raccolta === undefined ? await approvanteDi(atto, archivio) : 'NESSUNO';
  if (approvante !== 'NESSUNO') await useOrAsk(atto, approvante, chiede);
  modifica.admit(atto.effetti);
};

/** The role that must approve an act, by the options of the school where the act does not say it. */
const approvanteDi = async (atto: DaApprovare, archivio: Archivio): Promise<Approvante> =>
  atto.approvante ?? (await opzioniApprovazione.get(archivio))[atto.tipo] ?? 'NESSUNO';

/** Uses up an approval that was given. @throws STATO_NON_AMMESSO where none was, leaving the request */
const useOrAsk = async (atto: DaApprovare, approvante: Secondo, chiede: Chiede): Promise<void> => {
  const approvazioni = chiede.archivio.of(approvazioneEntita);
  const uid = impronta(atto.tipo, atto.oggetto, atto.contenuto).slice(0, 24);
  const prima = await approvazioni.get(uid);
  const stato = prima?.approvante === approvante ? prima.stato : undefined;
  if (prima !== undefined && stato === 'APPROVATA') {
    chiede.modifica.write(approvazioni.update(prima, { stato: 'ESEGUITA' }));
    return;
  }
  if (stato !== 'IN_ATTESA') await ask(atto, { uid, approvante, prima }, chiede);
  throw new AppError(
    'STATO_NON_AMMESSO',
    `La scuola vuole due persone: ${nomeApprovante[approvante]} deve approvare. La richiesta è in «Approvazioni»; finché non è approvata non cambia niente, poi si ripete l'operazione.`,
  );
};

/** An act among others that one request will ask. */
const raccolto = async ({ tipo, approvante, effetti, fatti }: DaApprovare): Promise<AttoRaccolto> => ({
  tipo,
  ...(approvante === undefined ? {} : { approvante }),
  effetti: [...effetti],
  cambi: [...((await fatti()).cambi ?? [])],
});

interface Richiesta {
  readonly uid: string;
  readonly approvante: Secondo;
  readonly prima: ApprovazioneSalvata | undefined;
}

/** Stores the request, and tells whoever may approve it. */
const ask = async (atto: DaApprovare, { uid, approvante, prima }: Richiesta, chiede: Chiede): Promise<void> => {
  const { archivio, seRifiutata, sessione, adesso } = chiede;
  const approvazioni = archivio.of(approvazioneEntita);
  const richiesta = {
    tipo: atto.tipo,
    oggetto: atto.oggetto,
    impronta: uid,
    descrizione: accorciato(atto.descrizione, 300),
    stato: 'IN_ATTESA',
    approvante,
    chiestaDa: accorciato(sessione.descutente, 200),
    chiestaIl: instant(adesso),
    decisaDa: '',
    decisaIl: null,
    motivo: '',
    utente: sessione.utente,
    fatti: limited(await atto.fatti()),
  } as const;
  seRifiutata.write(
    prima === undefined
      ? approvazioni.create({ ...richiesta, uid, versione: 1 })
      : approvazioni.update(prima, richiesta),
  );
  notifica(seRifiutata, { archivio, adesso }, notificaApprovazione[approvante], uid, {
    cosa: accorciato(`${richiesta.descrizione}. Chiesta da ${richiesta.chiestaDa}`, 300),
  });
  if ((await avvisiPosta(archivio)).approvazioni)
    leaveLavoro(
      avvisiDaSpedire(
        { di: 'APPROVAZIONE', oggetto: uid },
        `Avviso per posta a chi approva: ${richiesta.descrizione}`,
        ufficioApprovazioni,
      ),
      { ...chiede, modifica: seRifiutata },
    );
};

const CAMBI_DETTI = 300;
const PERSONE_DETTE = 1000;

const limited = ({ cambi = [], persone = [], totali = [] }: Fatti): FattiApprovazione => ({
  cambi: cambi.slice(0, CAMBI_DETTI).map(({ chi, cosa, prima, dopo }) => ({
    chi: accorciato(chi, 200),
    cosa: accorciato(cosa, 100),
    prima: accorciato(prima, 300),
    dopo: accorciato(dopo, 300),
  })),
  persone: persone.slice(0, PERSONE_DETTE).map((una) => ({ ...una, chi: accorciato(una.chi, 200) })),
  totali: totali.slice(0, 20),
  altri: Math.max(0, cambi.length - CAMBI_DETTI) + Math.max(0, persone.length - PERSONE_DETTE),
});
