import type { Voce } from '../../ui/modulo/campo-scelta.tsx';

/** The regions by ISTAT code, as the school calendars are decided. */
export const regioni: readonly Voce<string>[] = [
  ['01', 'Piemonte'], ['02', 'Valle d\'Aosta'], ['03', 'Lombardia'], ['04', 'Trentino-Alto Adige'], ['05', 'Veneto'], ['06', 'Friuli-Venezia Giulia'], ['07', 'Liguria'], ['08', 'Emilia-Romagna'], ['09', 'Toscana'], ['10', 'Umbria'],
  ['11', 'Marche'], ['12', 'Lazio'], ['13', 'Abruzzo'], ['14', 'Molise'], ['15', 'Campania'], ['16', 'Puglia'], ['17', 'Basilicata'], ['18', 'Calabria'], ['19', 'Sicilia'], ['20', 'Sardegna'],
].flatMap(([codice, descrizione]) => (codice === undefined || descrizione === undefined ? [] : [{ codice, descrizione }]));

export const nomeRegione = (codRegione: string): string => regioni.find(({ codice }) => codice === codRegione)?.descrizione ?? codRegione;
