import { Mandato, type Processo } from '#shared/contracts/cedolini/processo.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { onEntry } from '#ui/modulo/on-entry.ts';
import { useModulo } from '#ui/modulo/use-modulo.ts';

interface Props {
  readonly voce: Mandato | null;
  readonly altri: readonly Mandato[];
  /** What no order pays yet, proposed for a new one; in cents. */
  readonly restano: number;
  /** The creditors that the run withholds for. */
  readonly creditori: readonly string[];
  readonly salva: (mandati: Mandato[]) => Promise<Processo>;
  readonly onChiudi: () => void;
}

/** One payment order of a run. */
export const MandatoModale = ({ voce, altri, restano, creditori, salva, onChiudi }: Props) => {
  const modulo = useModulo({
    schema: Mandato,
    valori: voce ?? (restano > 0 ? { importo: restano } : {}),
    salva: (valori) =>
      onEntry('mandati', salva(voce ? altri.map((altro) => (altro === voce ? valori : altro)) : [...altri, valori])),
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={voce ? `Mandato ${voce.numero}` : 'Nuovo mandato di pagamento'}
      onChiudi={onChiudi}
    >
      <CampoTesto
        modulo={modulo}
        nome="numero"
        parola="Numero del mandato"
        etichetta="Numero"
        aiuto="Come nel registro dei mandati dell'anno della sua data"
      />
      <CampoData modulo={modulo} nome="data" parola="Data del mandato" etichetta="Data" />
      <CampoImporto modulo={modulo} nome="importo" parola="Importo del mandato" etichetta="Importo" />
      {creditori.length > 0 && (
        <CampoScelta
          modulo={modulo}
          nome="creditore"
          etichetta="Creditore"
          aiuto="Vuoto per il mandato che paga le persone dell'elaborazione"
          voci={creditori.map((codice) => ({ codice, descrizione: codice }))}
        />
      )}
    </ModaleModulo>
  );
};
