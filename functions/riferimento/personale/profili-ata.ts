import type { Profilo } from '#shared/rules/contratto/inquadramento.ts';
import { daConoscenza, type Tabella, type Voce } from '../origine.ts';

/** An ATA profile and the area (row of the pay tables) it is paid in. */
export interface ProfiloAta extends Voce {
  readonly area: Extract<Profilo, 'COLLABORATORE' | 'OPERATORE' | 'ASSISTENTE' | 'FUNZIONARIO'>;
}

export const profiliAta: Tabella<ProfiloAta> = {
  id: 'profili-ata',
  descrizione: 'Profili professionali ATA',
  origine: daConoscenza('CCNL Istruzione e ricerca 2019-21, aree in vigore dal 01/05/2024; sigle del SIDI'),
  voci: [
    { codice: 'CS', descrizione: 'Collaboratore scolastico', area: 'COLLABORATORE' },
    { codice: 'OS', descrizione: 'Operatore scolastico', area: 'OPERATORE' },
    { codice: 'CR', descrizione: 'Operatore dei servizi agrari', area: 'OPERATORE' },
    { codice: 'AA', descrizione: 'Assistente amministrativo', area: 'ASSISTENTE' },
    { codice: 'AT', descrizione: 'Assistente tecnico', area: 'ASSISTENTE' },
    { codice: 'CO', descrizione: 'Cuoco', area: 'ASSISTENTE' },
    { codice: 'GA', descrizione: 'Guardarobiere', area: 'ASSISTENTE' },
    { codice: 'IF', descrizione: 'Infermiere', area: 'ASSISTENTE' },
    { codice: 'FE', descrizione: 'Funzionario ed elevata qualificazione', area: 'FUNZIONARIO' },
    { codice: 'DM', descrizione: 'Funzionario con incarico di DSGA', area: 'FUNZIONARIO' },
  ],
};
