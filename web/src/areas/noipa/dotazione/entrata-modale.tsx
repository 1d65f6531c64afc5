import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useMemo } from 'react';
import { useRoute } from '#api/query.ts';
import { dotazioneRoutes, EntrataInput, type Entrata } from '#shared/contracts/noipa/dotazione.ts';
import { pianiCapitoliRoutes } from '#shared/contracts/noipa/piani-capitoli.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';

export const etichetteEntrata = {
  data: 'Data',
  chiave: 'Codice',
  importo: 'Importo',
  causale: 'Causale',
};
const etichette = etichetteEntrata;

interface Props {
  readonly anno: number;
  readonly entrata: Entrata | undefined;
  readonly onChiudi: () => void;
  readonly onSalvata: (entrata: Entrata) => void;
}

/** An entry of the year that the page shows: one of another would leave it unseen. */
const entrataDel = (anno: number) =>
  EntrataInput.refine(({ data }) => data.startsWith(`${anno}-`), {
    path: ['data'],
    message: `La data deve essere del ${anno}: per un altro anno cambiare l'anno della pagina.`,
  });

/** Money given for a code, new or to be changed. */
export const EntrataModale = ({ anno, entrata, onChiudi, onSalvata }: Props) => {
  const { data: codici } = useRoute(pianiCapitoliRoutes.getPianiCapitoli, {}, { staleTime: 0 });
  const schema = useMemo(() => entrataDel(anno), [anno]);
  const salva = useSalva(dotazioneRoutes.createEntrata, dotazioneRoutes.updateEntrata, entrata);
  const modulo = useModulo({
    schema,
    valori: entrata ?? {},
    versione: entrata?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={entrata ? `Entrata ${entrata.causale}` : `Nuova entrata ${anno}`}
      size="large"
      onChiudi={onChiudi}
    >
      <CampoScelta
        modulo={modulo}
        nome="chiave"
        parola="Codice della dotazione"
        etichetta={etichette.chiave}
        aiuto="Tra i piani e capitoli della scuola"
        voci={(codici?.propri ?? []).map((piano) => ({
          codice: chiaveNoipa(piano),
          descrizione: `${chiaveNoipa(piano)} – ${piano.descrizione}`,
        }))}
      />
      <ColumnLayout columns={2}>
        <CampoData modulo={modulo} nome="data" etichetta={etichette.data} aiuto="Il suo anno è quello di bilancio" />
        <CampoImporto
          modulo={modulo}
          nome="importo"
          etichetta={etichette.importo}
          aiuto="Lordo dipendente; negativo per una somma ritirata"
        />
      </ColumnLayout>
      <CampoTesto modulo={modulo} nome="causale" parola="Causale dell’entrata" etichetta={etichette.causale} />
    </ModaleModulo>
  );
};
