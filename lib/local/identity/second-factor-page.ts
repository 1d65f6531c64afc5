import { renderSVG } from 'uqr';
import { escapeAttribute } from '#platform/xml/escape.ts';
import { formPage, type FormError } from './login-page.ts';
import type { Page } from './page.ts';
import { otpauth } from './totp.ts';

interface SecondFactorPage {
  readonly action: string;
  readonly appOrigin: string;
  readonly login: string;
  /** The secret to be put in the application, at an enrolment; null where one is there already. */
  readonly segreto: string | null;
  readonly error: FormError | null;
}

/** Asks the code of the second factor, after the secret to enrol where there is none yet. */
export function secondFactorPage({ action, appOrigin, login, segreto, error }: SecondFactorPage): Page {
  return formPage({
    action,
    appOrigin,
    error,
    heading: segreto === null ? 'Codice del secondo fattore' : 'Registra il secondo fattore',
    words: segreto === null ? ASKED : enrolment(segreto, login),
    fields: [
      {
        name: 'codice',
        label: 'Codice di sei cifre',
        type: 'text',
        attributes: 'autocomplete="one-time-code" inputmode="numeric" maxlength="12" required',
      },
    ],
    button: segreto === null ? 'Conferma' : 'Registra e accedi',
  });
}

const ASKED =
  '<p>Scrivi il codice che mostra adesso l’applicazione dei codici. Se il telefono non c’è più, chi gestisce gli utenti della scuola azzera il secondo fattore.</p>';

const enrolment = (segreto: string, login: string): string =>
  `<p>Per i compiti che svolgi serve un secondo fattore. In un’applicazione di codici (per esempio Google Authenticator, Microsoft Authenticator, FreeOTP) aggiungi un conto: inquadra questo disegno, o scrivi la chiave che sta sotto. Poi scrivi qui il codice che l’applicazione mostra.</p>
${qrCode(otpauth(segreto, login))}
<p><strong>Chiave</strong>: <code id="chiave">${(segreto.match(/.{1,4}/g) ?? []).join(' ')}</code></p>
<p><a href="${escapeAttribute(otpauth(segreto, login))}">Aprila nell’applicazione di questo dispositivo</a></p>`;

/** Four free modules around a code are what readers ask for (ISO/IEC 18004). It says nothing that the text below does not. */
const qrCode = (address: string): string =>
  renderSVG(address, { border: 4 }).replace(
    '<svg ',
    '<svg class="qr" role="img" aria-label="Codice QR della chiave, scritta qui sotto" ',
  );
