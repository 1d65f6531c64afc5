import { daConoscenza, type Tabella, type Voce } from '../origine.ts';
import { province } from './province.ts';

/** A territorial office of the Ministry ("ambito territoriale"), one for each province that exists. */
export interface Ambito extends Voce {
  readonly siglaProvincia: string;
  readonly codRegione: string;
}

export const ambiti: Tabella<Ambito> = {
  id: 'ambiti',
  descrizione: 'Ambiti territoriali (uffici scolastici provinciali)',
  origine: daConoscenza(
    'Uno per provincia',
    'Gli ambiti della L. 107/2015 (art. 1 c. 66) non sono compresi: dal 2019 non servono più alle operazioni sul personale.',
  ),
  voci: province.voci.flatMap(({ codice, descrizione, codRegione, al }): readonly Ambito[] =>
    al === null && codRegione !== null
      ? [
          {
            codice: `AT${codice}`,
            descrizione: `Ambito territoriale di ${descrizione}`,
            siglaProvincia: codice,
            codRegione,
          },
        ]
      : [],
  ),
};
