/** The parts of the program that calls are of, as they are called in the menu and in the office. */
export const descrizioneParte = {
  accesso: 'Accesso e utenti',
  casa: 'Pagina iniziale e registri',
  lavori: 'Lavori programmati',
  scambio: 'Importazioni ed esportazioni',
  anagrafe: 'Anagrafe',
  servizi: 'Servizi',
  assenze: 'Assenze',
  scuola: 'Scuola',
  tabelle: 'Tabelle',
  cedolini: 'Elaborazioni e cedolini',
  denunce: 'Denunce e versamenti',
  noipa: 'NoiPA',
  stampe: 'Stampe',
  pubblico: 'Calcolatore pubblico',
} as const;

export type Parte = keyof typeof descrizioneParte;
export const parti = Object.keys(descrizioneParte) as [Parte, ...Parte[]];
