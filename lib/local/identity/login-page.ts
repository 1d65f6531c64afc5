import { escapeAttribute } from '#platform/xml/escape.ts';
import { CALCOLA_PATH } from '../../browser-headers.ts';
import { page, type Page } from './page.ts';

/** Why a form is shown again. `field` is the one to look at first. */
export interface FormError {
  readonly status: 403 | 422 | 429;
  readonly message: string;
  readonly field: string;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'password';
  readonly value?: string;
  /** Attributes of the input, as HTML. */
  readonly attributes: string;
}

interface FormPage {
  readonly action: string;
  readonly appOrigin: string;
  readonly heading: string;
  /** Words above the fields, as HTML. */
  readonly words: string;
  readonly fields: readonly Field[];
  readonly button: string;
  readonly error: FormError | null;
}

/** A form of the provider: one error summary that takes the focus, labelled fields, one button. */
export function formPage({ action, appOrigin, heading, words, fields, button, error }: FormPage): Page {
  const first = fields.find(({ value = '' }) => value === '') ?? fields[0];
  return page({
    title: error === null ? heading : `Errore: ${heading}`,
    appOrigin,
    status: error?.status ?? 200,
    body: `<h1>${heading}</h1>
${words}
${error === null ? '' : errorSummary(error)}
<form method="post" action="${escapeAttribute(action)}">
${fields.map((field) => inputOf(field, error, field === first)).join('\n')}
<button type="submit">${button}</button>
</form>`,
  });
}

const inputOf = ({ name, label, type, value, attributes }: Field, error: FormError | null, first: boolean): string => {
  const invalid = error?.field === name ? ' aria-invalid="true" aria-describedby="messaggio"' : '';
  const focus = error === null && first ? ' autofocus' : '';
  const written = value === undefined ? '' : ` value="${escapeAttribute(value)}"`;
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}"${written} ${attributes}${invalid}${focus}>`;
};

interface LoginPage {
  readonly action: string;
  readonly appOrigin: string;
  /** What to find in the login field; never a password. */
  readonly login: string;
  /** The name of the signed-in person who is asked to prove who they are, or null at an ordinary sign-in. */
  readonly confirming: string | null;
  readonly error: FormError | null;
}

/** The sign-in form. */
export function loginPage({ action, appOrigin, login, confirming, error }: LoginPage): Page {
  return formPage({
    action,
    appOrigin,
    error,
    heading: confirming === null ? 'Accedi a Emolumenti' : 'Conferma la tua identità',
    words:
      confirming === null
        ? `<p><a href="${appOrigin}${CALCOLA_PATH}index.html">Calcolatrice dei compensi</a>: lordo e netto, senza accedere.</p>`
        : `<p>Per continuare inserisci di nuovo le credenziali di ${escapeAttribute(confirming)}.</p>`,
    fields: [
      {
        name: 'login',
        label: 'Nome utente',
        type: 'text',
        value: login,
        attributes: 'autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="200" required',
      },
      {
        name: 'password',
        label: 'Password',
        type: 'password',
        attributes: 'autocomplete="current-password" maxlength="200" required',
      },
    ],
    button: confirming === null ? 'Accedi' : 'Conferma',
  });
}

function errorSummary({ message, field }: FormError): string {
  return `<div class="errore" role="alert" tabindex="-1" autofocus>
<h2>Accesso non riuscito</h2>
<p id="messaggio"><a href="#${field}">${escapeAttribute(message)}</a></p>
</div>`;
}
