import { daConoscenza, type Tabella, type Voce } from '../origine.ts';

/** School order a kind belongs to. */
export type OrdineScuola =
  | 'INFANZIA'
  | 'PRIMARIA'
  | 'PRIMO_GRADO'
  | 'SECONDO_GRADO'
  | 'COMPRENSIVO'
  | 'EDUCATIVO'
  | 'ADULTI'
  | 'AFAM';

/** A kind of school by the third and fourth letter of its mechanographic code. */
export interface TipoScuola extends Voce {
  readonly ordine: OrdineScuola;
}

const tipo = (codice: string, descrizione: string, ordine: OrdineScuola): TipoScuola => ({
  codice,
  descrizione,
  ordine,
});

export const tipiScuola: Tabella<TipoScuola> = {
  id: 'tipi-scuola',
  descrizione: 'Tipi di scuola',
  origine: daConoscenza('Lettere 3-4 dei codici meccanografici del Ministero'),
  voci: [
    tipo('AA', "Scuola dell'infanzia", 'INFANZIA'),
    tipo('EE', 'Scuola primaria', 'PRIMARIA'),
    tipo('MM', 'Scuola secondaria di primo grado', 'PRIMO_GRADO'),
    tipo('IC', 'Istituto comprensivo', 'COMPRENSIVO'),
    tipo('IS', 'Istituto di istruzione superiore', 'SECONDO_GRADO'),
    tipo('PC', 'Liceo classico', 'SECONDO_GRADO'),
    tipo('PS', 'Liceo scientifico', 'SECONDO_GRADO'),
    tipo('PM', 'Istituto magistrale (liceo delle scienze umane)', 'SECONDO_GRADO'),
    tipo('SL', 'Liceo artistico', 'SECONDO_GRADO'),
    tipo('SD', "Istituto d'arte", 'SECONDO_GRADO'),
    tipo('TA', 'Istituto tecnico agrario', 'SECONDO_GRADO'),
    tipo('TB', 'Istituto tecnico aeronautico', 'SECONDO_GRADO'),
    tipo('TD', 'Istituto tecnico commerciale e per geometri', 'SECONDO_GRADO'),
    tipo('TE', 'Istituto tecnico per attività sociali', 'SECONDO_GRADO'),
    tipo('TF', 'Istituto tecnico industriale', 'SECONDO_GRADO'),
    tipo('TH', 'Istituto tecnico nautico', 'SECONDO_GRADO'),
    tipo('TL', 'Istituto tecnico per geometri', 'SECONDO_GRADO'),
    tipo('TN', 'Istituto tecnico per il turismo', 'SECONDO_GRADO'),
    tipo('RA', "Istituto professionale per l'agricoltura e l'ambiente", 'SECONDO_GRADO'),
    tipo('RC', 'Istituto professionale per i servizi commerciali', 'SECONDO_GRADO'),
    tipo('RH', 'Istituto professionale alberghiero', 'SECONDO_GRADO'),
    tipo('RI', "Istituto professionale per l'industria e l'artigianato", 'SECONDO_GRADO'),
    tipo('RM', 'Istituto professionale per le attività marinare', 'SECONDO_GRADO'),
    tipo('VC', 'Convitto nazionale', 'EDUCATIVO'),
    tipo('VE', 'Educandato', 'EDUCATIVO'),
    tipo('CT', 'Centro territoriale permanente (istruzione degli adulti)', 'ADULTI'),
    tipo('AF', 'Istituto AFAM (codice del prodotto)', 'AFAM'),
  ],
};

/** The kind of a mechanographic code; undefined when its letters are not listed. */
export const tipoScuolaDi = (codMeccanografico: string): TipoScuola | undefined =>
  tipiScuola.voci.find(({ codice }) => codice === codMeccanografico.slice(2, 4));
