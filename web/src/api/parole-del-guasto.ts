import type { Route } from '#shared/contracts/route.ts';

/** Where the records of people are brought to what a payslip says of them. */
const ALLINEAMENTO = '/crud/anagrafe/sync';

type Chiamata = Pick<Route, 'method' | 'path' | 'effect'>;

/** A print says where it is looked at. */
const isStampa = (route: Chiamata): boolean => 'anteprima' in route;

const accaduto = (route: Chiamata): string => {
  const { method, path, effect } = route;
  if (isStampa(route)) return 'la stampa non è stata fatta';
  if (path === ALLINEAMENTO) return "l'allineamento non è avvenuto";
  if (effect === 'read') return 'i dati non sono stati caricati';
  return method === 'DELETE' ? "l'eliminazione non è avvenuta" : 'i dati non sono stati salvati';
};

/** The sentence for an answer that says nothing of itself, as a server gives that stands before the program. */
export const paroleDelGuasto = (route: Chiamata): string =>
  `Operazione fallita: ${accaduto(route)}. Riprovare più tardi.`;
