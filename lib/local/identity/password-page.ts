import { escapeAttribute } from '#platform/xml/escape.ts';
import { formPage, type FormError } from './login-page.ts';
import type { Page } from './page.ts';

interface PasswordPage {
  readonly action: string;
  readonly appOrigin: string;
  readonly nome: string;
  readonly login: string;
  readonly error: FormError | null;
}

/** Asks the password that a person chooses: after an invitation, or when the way to another was given. */
export function passwordPage({ action, appOrigin, nome, login, error }: PasswordPage): Page {
  return formPage({
    action,
    appOrigin,
    error,
    heading: 'Scegli la password',
    words: `<p>${escapeAttribute(nome)}, il tuo nome utente è <strong>${escapeAttribute(login)}</strong>: ti servirà per accedere le prossime volte. La password ha almeno dodici caratteri.</p>`,
    fields: [
      { name: 'nuova', label: 'Password nuova', type: 'password', attributes: NEW_PASSWORD },
      { name: 'conferma', label: 'Ancora la stessa', type: 'password', attributes: NEW_PASSWORD },
    ],
    button: 'Salva la password',
  });
}

const NEW_PASSWORD = 'autocomplete="new-password" maxlength="200" required';
