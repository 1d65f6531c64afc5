import { RigaScuola, Scuola } from '../../shared/contracts/scuola/scuola.ts';
import { descrizioneTipoSede } from '../../shared/domain/scuola.ts';
import type { Store } from '../platform/data/dynamo.ts';
import { defineEntita } from '../platform/data/entita.ts';
import { repository } from '../platform/data/repository.ts';

/** The school itself, its sites and the other schools: a small table, listed whole. Calendars, holidays and services use it: see `riferimenti`. */
export const scuolaEntita = defineEntita<Scuola>({
  nome: 'SCUOLA',
  posto: 'scuola',
  schema: Scuola,
  shape: 1,
  unici: ({ codMeccanografico, tipo }) => [
    {
      campo: 'codMeccanografico',
      valore: codMeccanografico,
      messaggio: `Il codice meccanografico ${codMeccanografico} è già di un'altra scuola o sede in archivio.`,
    },
    ...(tipo === 'PROPRIA'
      ? [
          {
            campo: 'tipo',
            valore: tipo,
            messaggio:
              'La scuola principale è già in archivio: una sola scuola può esserlo. Aggiungere questa come sede.',
          },
        ]
      : []),
  ],
});

export const scuolaRepository = (store: Store, codmin: string) => repository(scuolaEntita, store, codmin);

export const rigaScuola = (scuola: Scuola): RigaScuola => RigaScuola.strip().parse(scuola);

/** 'Sede della scuola RMIC8XX01A Plesso Verdi', as messages name it. */
export const nomeScuola = ({
  tipo,
  codMeccanografico,
  desScuola,
}: Pick<Scuola, 'tipo' | 'codMeccanografico' | 'desScuola'>): string =>
  `${descrizioneTipoSede[tipo]} ${codMeccanografico} ${desScuola}`;
