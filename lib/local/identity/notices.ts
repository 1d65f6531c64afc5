import { escapeAttribute } from '#platform/xml/escape.ts';
import { page, type Page } from './page.ts';

const notices = {
  'accesso-scaduto': {
    status: 400,
    title: 'Richiesta di accesso scaduta',
    text: 'Questa pagina di accesso è scaduta o è già stata usata. Torna a Emolumenti e accedi di nuovo.',
  },
  'richiesta-non-valida': {
    status: 400,
    title: 'Richiesta non valida',
    text: 'La richiesta ricevuta non è quella che l’accesso si aspetta. Torna a Emolumenti e accedi di nuovo.',
  },
  'invito-scaduto': {
    status: 400,
    title: 'Invito scaduto',
    text: 'Con questo indirizzo non si sceglie più la password: è passato troppo tempo, o il conto è disabilitato. Chiedi un altro invito a chi gestisce gli utenti della scuola.',
  },
  'posta-da-accedere': {
    status: 401,
    title: 'Prima accedi a Emolumenti',
    text: 'I messaggi di questa macchina li legge chi gestisce gli utenti di una scuola: accedi a Emolumenti, poi riapri questa pagina.',
  },
  'posta-riservata': {
    status: 403,
    title: 'Messaggi riservati',
    text: 'I messaggi di questa macchina li legge chi gestisce gli utenti di una scuola.',
  },
  'errore-interno': {
    status: 500,
    title: 'Accesso non disponibile',
    text: 'L’accesso non è riuscito per un errore del servizio. Torna a Emolumenti e riprova.',
  },
  'disco-pieno': {
    status: 507,
    title: 'Il disco è pieno',
    text: 'L’accesso non si può registrare perché il disco su cui Emolumenti conserva i dati è pieno. I dati già salvati non sono toccati: libera spazio, o chiedilo a chi cura il computer, poi torna a Emolumenti e accedi di nuovo.',
  },
  'uscita-completata': {
    status: 200,
    title: 'Sei uscito da Emolumenti',
    text: 'La sessione è chiusa. Per continuare accedi di nuovo.',
  },
} as const;

export type Notice = keyof typeof notices;

/** A page that says what happened and leads back to the application; `detail` is a technical code, shown as such. */
export function noticePage(notice: Notice, appOrigin: string, detail?: string): Page {
  const { status, title, text } = notices[notice];
  return page({
    title,
    status,
    appOrigin,
    body: `<h1>${title}</h1>
<p>${text}</p>
${detail === undefined ? '' : `<p>Codice: ${escapeAttribute(detail)}</p>`}
<a class="azione" href="${escapeAttribute(appOrigin)}/">Torna a Emolumenti</a>`,
  });
}
