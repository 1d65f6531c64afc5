import * as z from 'zod';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { AppError } from '#platform/errors.ts';
import { leaveLavoro } from '#platform/work/lavoro.ts';
import { Approvazione, OpzioniApprovazione, ufficioApprovazioni } from '#shared/contracts/casa/approvazioni.ts';
import { notificaApprovazione } from '#shared/domain/accesso/notifiche.ts';
import type { TipoApprovazione } from '#shared/domain/approvazione.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { impronta } from '../cedolini/contenuto.ts';
import { defineEntita } from '../entita.ts';
import { avvisiPosta } from '../scuola/avvisi-posta.ts';
import { impostazione } from '../scuola/impostazione.ts';
import { avvisiDaSpedire } from './avvisi-da-spedire.ts';
import { notifica } from './notifica.ts';

const ApprovazioneSalvata = z.strictObject({ ...Approvazione.shape, utente: z.string() });
export type ApprovazioneSalvata = z.infer<typeof ApprovazioneSalvata>;

/** What one person asked and another must approve. Its uid says what was asked of which record: asked twice, it is one. */
export const approvazioneEntita = defineEntita<ApprovazioneSalvata>({
  nome: 'APPROVAZIONE',
  posto: 'scuola',
  schema: ApprovazioneSalvata,
  shape: 1,
});

const OpzioniSalvate = z.strictObject({ ...OpzioniApprovazione.shape, uid: z.string(), versione: z.int() });
type OpzioniSalvate = z.infer<typeof OpzioniSalvate>;

export const opzioniApprovazioneEntita = defineEntita<OpzioniSalvate>({
  nome: 'OPZIONI_APPROVAZIONE',
  posto: 'scuola',
  schema: OpzioniSalvate,
  shape: 1,
});

/** One person is enough until the school says otherwise. */
const PREDEFINITE: OpzioniSalvate = {
  uid: '0',
  versione: 1,
  CONTABILIZZAZIONE: 'NESSUNO',
  INVIO: 'NESSUNO',
  COORDINATE: 'NESSUNO',
};

const viste = ({ uid: _uid, ...opzioni }: OpzioniSalvate): OpzioniApprovazione & { readonly versione: number } =>
  opzioni;

export const opzioniApprovazione = {
  get: async (archivio: Archivio) => viste(await impostazione(opzioniApprovazioneEntita, archivio, PREDEFINITE).load()),
  /** @throws VERSIONE_SUPERATA */
  save: async (opzioni: OpzioniApprovazione, versione: number, context: RequestContext) =>
    viste(
      await impostazione(opzioniApprovazioneEntita, context.archivio, PREDEFINITE).save(
        { ...opzioni, versione, uid: PREDEFINITE.uid },
        context,
      ),
    ),
};

/** What is about to be done: of which record, what exactly (`contenuto`: approved for one content, another must be asked again), in words. */
export interface DaApprovare {
  readonly tipo: TipoApprovazione;
  readonly oggetto: string;
  readonly contenuto: string;
  readonly descrizione: string;
}

type Chiede = Pick<
  RequestContext,
  'archivio' | 'modifica' | 'seRifiutata' | 'sessione' | 'adesso' | 'oggi' | 'correlationId'
>;

/**
 * Lets an act pass when the school wants one person for it, or another has approved it: the approval is then used, in the same unit of change.
 * Otherwise the request is stored and the act refused: nothing takes effect. One request, or two.
 * @throws STATO_NON_AMMESSO
 */
export const requireApprovazione = async (atto: DaApprovare, chiede: Chiede): Promise<void> => {
  const { archivio, modifica, seRifiutata, sessione, adesso } = chiede;
  const approvante = (await opzioniApprovazione.get(archivio))[atto.tipo];
  if (approvante === 'NESSUNO') return;
  const approvazioni = archivio.of(approvazioneEntita);
  const uid = impronta(atto.tipo, atto.oggetto, atto.contenuto).slice(0, 24);
  const prima = await approvazioni.get(uid);
  if (prima?.stato === 'APPROVATA') {
    modifica.write(approvazioni.update(prima, { stato: 'ESEGUITA' }));
    return;
  }
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
  } as const;
  if (prima?.stato !== 'IN_ATTESA') {
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
  }
  throw new AppError(
    'STATO_NON_AMMESSO',
    `La scuola vuole due persone: ${approvante === 'PRESIDE' ? 'il dirigente scolastico' : 'chi gestisce gli utenti'} deve approvare. La richiesta è in «Approvazioni»; finché non è approvata non cambia niente, poi si ripete l'operazione.`,
  );
};
