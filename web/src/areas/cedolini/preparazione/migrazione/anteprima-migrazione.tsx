import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { VoceEsclusa } from '#shared/contracts/cedolini/migrazione.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { quanti } from '#ui/formati.ts';

/** What bringing the items would come to. */
export interface Conto {
  readonly aggiunte: number;
  readonly sostituite: number;
  readonly vociTolte: number;
  readonly vociCopiate: number;
  readonly escluse: readonly VoceEsclusa[];
}

type Riga = VoceEsclusa & { readonly chiave: string };

const colonne: readonly Colonna<Riga>[] = [
  { id: 'nominativo', titolo: 'Persona' },
  { id: 'voce', titolo: 'Voce' },
  { id: 'motivo', titolo: 'Perché resta fuori' },
];

/** What is copied, what goes away for it, and what is left out, before it is done. */
export const AnteprimaMigrazione = ({ prov, conto }: { readonly prov: RigaProcesso; readonly conto: Conto }) => {
  const { aggiunte, sostituite, vociTolte, vociCopiate, escluse } = conto;
  const elenco = useElencoLocale({
    nome: 'voci-escluse',
    righe: escluse.map((esclusa, indice): Riga => ({ ...esclusa, chiave: String(indice) })),
    colonne,
    chiave: ({ chiave }) => chiave,
  });
  return (
    <SpaceBetween size="m">
      <Alert type={sostituite > 0 ? 'warning' : 'info'} header={`Le voci di «${prov.DES_ELABORAZIONE}»`}>
        {vociCopiate === 1 ? 'Si copia' : 'Si copiano'} {quanti(vociCopiate, 'voce', 'voci')}, con competenza, ore e
        importi inseriti. {aggiunte > 0 && `${quanti(aggiunte, 'persona si aggiunge', 'persone si aggiungono')}. `}
        {sostituite > 0 &&
          `Di ${quanti(sostituite, 'persona che è già qui si tolgono', 'persone che sono già qui si tolgono')} ${quanti(vociTolte, 'voce', 'voci')}, sostituite da quelle copiate.`}
      </Alert>
      {escluse.length > 0 && (
        <Elenco
          elenco={elenco}
          titolo="Restano fuori"
          variante="embedded"
          esporta={false}
          etichetta={({ nominativo, voce }) => `${nominativo} ${voce}`}
          vuoto={{ titolo: 'Non resta fuori niente', testo: 'Tutte le voci si copiano.' }}
        />
      )}
    </SpaceBetween>
  );
};
