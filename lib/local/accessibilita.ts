import { Accessibilita, ACCESSIBILITA_PATH, paginaAccessibilita } from '../accessibilita.ts';

/** The page «Accessibilità» of this machine, with what its settings say. Throws a sentence for what is neither an address nor an e-mail. */
export const accessibilitaDi = ({
  DICHIARAZIONE_ACCESSIBILITA: dichiarazione,
  SEGNALAZIONI: segnalazioni,
}: NodeJS.ProcessEnv): Readonly<Record<string, () => string>> => {
  const letta = Accessibilita.safeParse({ dichiarazione, segnalazioni });
  if (!letta.success)
    throw new Error(
      'DICHIARAZIONE_ACCESSIBILITA deve essere un indirizzo http o https, SEGNALAZIONI un indirizzo di posta: correggere, o togliere, quello che non lo è e riavviare.',
    );
  const pagina = paginaAccessibilita(letta.data);
  return { [ACCESSIBILITA_PATH]: () => pagina };
};
