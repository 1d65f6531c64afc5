import ColumnLayout from '@cloudscape-design/components/column-layout';
import { Firmatario } from '#shared/contracts/scuola/dati-propri.ts';
import { type Scuola } from '#shared/contracts/scuola/scuola.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { descrizioneRuoloFirma, ruoliFirma } from '#shared/domain/scuola.ts';
import { annoScolasticoDi, periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { onEntry } from '#ui/modulo/on-entry.ts';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';

interface Props {
  readonly voce: Firmatario | null;
  readonly altre: readonly Firmatario[];
  readonly salva: (firmatari: Firmatario[]) => Promise<Scuola>;
  readonly onChiudi: () => void;
  readonly onSalvata: () => void;
}

/** Returns what a new appointment starts from: the one that nobody holds, from the first day of the school year. */
const proposto = (altre: readonly Firmatario[], oggi: string): Pick<Firmatario, 'ruolo' | 'dal'> => ({
  ruolo: ruoliFirma.find((ruolo) => !altre.some((altro) => altro.ruolo === ruolo && altro.al === null)) ?? 'DS',
  dal: periodoAnnoScolastico(annoScolasticoDi(oggi).numAnno).dal,
});

/** Head teacher or administrative director between two days. */
export const FirmatarioModale = ({ voce, altre, salva, onChiudi, onSalvata }: Props) => {
  const { oggi } = useSession().sessione;
  const modulo = useModulo({
    schema: Firmatario,
    valori: voce ?? proposto(altre, oggi),
    salva: (valori) =>
      onEntry(
        'dati.firmatari',
        salva(voce ? altre.map((altra) => (altra === voce ? valori : altra)) : [...altre, valori]),
      ),
    onSalvato: onSalvata,
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={voce ? `Incarico di ${voce.nominativo}` : 'Nuovo incarico'}
      onChiudi={onChiudi}
    >
      <CampoScelta
        modulo={modulo}
        nome="ruolo"
        parola="Firmatario della scuola"
        etichetta="Incarico"
        voci={opzioni(ruoliFirma, descrizioneRuoloFirma)}
      />
      <CampoTesto modulo={modulo} nome="nominativo" etichetta="Cognome e nome" />
      <CampoCodiceFiscale modulo={modulo} nome="codFiscale" etichetta="Codice fiscale" />
      <ColumnLayout columns={2}>
        <CampoData modulo={modulo} nome="dal" etichetta="Dal" />
        <CampoData modulo={modulo} nome="al" etichetta="Al" />
      </ColumnLayout>
    </ModaleModulo>
  );
};
