import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { AnteprimaAccorpamento as Anteprima, PersonaInComune } from '#shared/contracts/cedolini/accorpamento.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { quanti } from '#ui/formati.ts';

const colonne: readonly Colonna<PersonaInComune>[] = [
  { id: 'nominativo', titolo: 'Persona' },
  { id: 'vociDest', titolo: 'Voci di questa' },
  { id: 'vociProv', titolo: "Voci dell'altra" },
  { id: 'motivo', titolo: 'Esito', valore: ({ motivo }) => motivo ?? 'Un solo cedolino, ricalcolato' },
];

/** What the merge would do, before it is done: who moves as they are, whose two payslips become one. */
export const AnteprimaAccorpamento = ({ anteprima }: { readonly anteprima: Anteprima }) => {
  const { processo, spostati, inComune } = anteprima;
  const elenco = useElencoLocale({
    nome: 'persone-in-comune',
    righe: inComune,
    colonne,
    chiave: ({ uidSubAnagrafe }) => uidSubAnagrafe,
  });
  return (
    <SpaceBetween size="m">
      <Alert type="info" header={`Che cosa succede a «${processo.DES_ELABORAZIONE}»`}>
        {spostati > 0 &&
          `${quanti(spostati, 'cedolino passa', 'cedolini passano')} in questa elaborazione così come ${spostati === 1 ? 'è' : 'sono'}. `}
        {inComune.length > 0 &&
          `Di ${quanti(inComune.length, 'persona', 'persone')} in entrambe si calcola un solo cedolino con le voci delle due. `}
        Poi «{processo.DES_ELABORAZIONE}» non c'è più; descrizione, progetto e somma disponibile restano quelli di
        questa. Si può annullare fino alla contabilizzazione.
      </Alert>
      {inComune.length > 0 && (
        <Elenco
          elenco={elenco}
          titolo="Persone in entrambe"
          variante="embedded"
          esporta={false}
          etichetta={({ nominativo }) => nominativo}
          vuoto={{ titolo: 'Nessuna persona in entrambe', testo: 'Tutti i cedolini passano così come sono.' }}
        />
      )}
    </SpaceBetween>
  );
};
