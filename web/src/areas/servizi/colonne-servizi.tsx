import type { RigaServizio } from '#shared/contracts/servizi/servizio.ts';
import { descrizioneContratto } from '#shared/domain/persona/percettore.ts';
import { formatOre } from '#shared/money/centesimi.ts';
import { ConParola } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';

/** '12 su 18', or '9 su 18 (part time)'. */
export const oreInParole = ({
  numOreSettimanali,
  numOrePartTime,
  numOreIntere,
}: Pick<RigaServizio, 'numOreSettimanali' | 'numOrePartTime' | 'numOreIntere'>): string =>
  `${formatOre(numOrePartTime ?? numOreSettimanali)} su ${formatOre(numOreIntere)}${numOrePartTime === null ? '' : ' (part time)'}`;

/** Columns of the services of one person. */
export const colonneServizi: readonly Colonna<RigaServizio, 'datInizio' | 'datFine'>[] = [
  { id: 'datInizio', titolo: 'Dal', tipo: 'data', ordine: 'datInizio', larghezza: 115 },
  { id: 'datFine', titolo: 'Al', tipo: 'data', ordine: 'datFine', larghezza: 115 },
  {
    id: 'contratto',
    titolo: 'Contratto',
    valore: ({ contratto }) => descrizioneContratto[contratto],
    parole: descrizioneContratto,
    larghezza: 170,
  },
  { id: 'desTipoNomina', titolo: 'Nomina', larghezza: 150, nascosta: true },
  { id: 'desTipoServizio', titolo: 'Servizio', larghezza: 220, nascosta: true },
  { id: 'desQualificaRetributiva', titolo: 'Qualifica', larghezza: 200 },
  { id: 'codFascia', titolo: 'Fascia', larghezza: 80 },
  { id: 'ore', titolo: 'Ore', valore: oreInParole, intera: true, larghezza: 100 },
  {
    id: 'classe',
    titolo: 'Classe o profilo',
    valore: ({ codClasseConcorso, codProfiloAta, desClasseOProfilo }) =>
      [codClasseConcorso ?? codProfiloAta ?? '', desClasseOProfilo].filter(Boolean).join(' '),
    cella: ({ codClasseConcorso, codProfiloAta, desClasseOProfilo }) => (
      <ConParola codice={codClasseConcorso ?? codProfiloAta ?? ''} parola={desClasseOProfilo} />
    ),
    larghezza: 180,
  },
];
