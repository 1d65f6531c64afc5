import { escapeAttribute } from '#platform/xml/escape.ts';
import { page, type Page } from './page.ts';

/** Why the page is shown again. `field` is the one to look at first. */
export interface LoginError {
  readonly status: 403 | 422 | 429;
  readonly message: string;
  readonly field: 'login' | 'password';
}

export interface LoginPage {
  readonly action: string;
  readonly appOrigin: string;
  /** What to find in the login field; never a password. */
  readonly login: string;
  /** The name of the signed-in person who is asked to prove who they are, or null at an ordinary sign-in. */
  readonly confirming: string | null;
  readonly error: LoginError | null;
}

/** The sign-in form: one error summary that takes the focus, two labelled fields, one button. */
export function loginPage({ action, appOrigin, login, confirming, error }: LoginPage): Page {
  const heading = confirming === null ? 'Accedi a Emolumenti' : 'Conferma la tua identità';
  const invalid = (field: LoginError['field']): string =>
    error?.field === field ? ' aria-invalid="true" aria-describedby="messaggio"' : '';
  const focus = (field: LoginError['field']): string =>
    error === null && field === (login === '' ? 'login' : 'password') ? ' autofocus' : '';
  return page({
    title: error === null ? heading : `Errore: ${heading}`,
    appOrigin,
    status: error?.status ?? 200,
    body: `<h1>${heading}</h1>
${confirming === null ? '' : `<p>Per continuare inserisci di nuovo le credenziali di ${escapeAttribute(confirming)}.</p>`}
${error === null ? '' : errorSummary(error)}
<form method="post" action="${escapeAttribute(action)}">
<label for="login">Nome utente</label>
<input id="login" name="login" type="text" value="${escapeAttribute(login)}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="200" required${invalid('login')}${focus('login')}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${invalid('password')}${focus('password')}>
<button type="submit">${confirming === null ? 'Accedi' : 'Conferma'}</button>
</form>`,
  });
}

function errorSummary({ message, field }: LoginError): string {
  return `<div class="errore" role="alert" tabindex="-1" autofocus>
<h2>Accesso non riuscito</h2>
<p id="messaggio"><a href="#${field}">${escapeAttribute(message)}</a></p>
</div>`;
}
