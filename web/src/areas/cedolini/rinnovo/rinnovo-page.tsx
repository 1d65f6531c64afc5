import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import {
  rinnovoRoutes,
  type ArretratiPersona,
  type RinnovoContratto,
} from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { CreaArretratiModale } from './crea-arretrati-modale.tsx';
import { PersoneRinnovo } from './persone-rinnovo.tsx';
import { TariffeRinnovo } from './tariffe-rinnovo.tsx';

interface Props {
  /** The renewal that the address names; null for the last. */
  readonly noto: string | null;
  readonly onRinnovo: (noto: string) => void;
  readonly onCreata: (uid: string) => void;
  readonly onChiudi: () => void;
}

/** The arrears of the renewals of the contract: which one, who is owed what, the run that pays it where the school pays. */
export const RinnovoPage = ({ noto, onRinnovo, onCreata, onChiudi }: Props) => {
  const query = useRoute(rinnovoRoutes.listRinnovi, {});
  const rinnovi = query.data?.rinnovi ?? [];
  const scelto = rinnovi.find((uno) => uno.noto === noto) ?? rinnovi[0];
  return (
    <Pagina
      titolo="Arretrati da rinnovo"
      descrizione="Cedolini pagati con le tabelle di prima, e quanto sarebbero stati con quelle del contratto conosciuto dopo"
      azioni={
        <SpaceBetween direction="horizontal" size="xs" alignItems="center">
          {scelto && rinnovi.length > 1 && <SceltaRinnovo rinnovi={rinnovi} scelto={scelto} onScegli={onRinnovo} />}
          <Button onClick={onChiudi}>Elaborazioni</Button>
        </SpaceBetween>
      }
    >
      {query.data ? (
        <Trovato
          scelto={scelto}
          soloPrevisione={query.data.soloPrevisione}
          diNoipa={query.data.diNoipa}
          onCreata={onCreata}
        />
      ) : (
        <Attesa errore={query.error} onRiprova={query.refetch} />
      )}
    </Pagina>
  );
};

interface PropsTrovato extends Omit<PropsRinnovo, 'rinnovo'> {
  readonly scelto: RinnovoContratto | undefined;
}

const Trovato = ({ scelto, ...resto }: PropsTrovato) =>
  scelto === undefined ? <NessunRinnovo /> : <Rinnovo key={scelto.noto} rinnovo={scelto} {...resto} />;

const NessunRinnovo = () => (
  <Alert type="info" header="Nessun rinnovo da pagare">
    Nessun contratto di cui il programma ha le tabelle è stato conosciuto dopo i giorni da cui vale: i cedolini pagati
    hanno già le tabelle dovute. Quando un rinnovo sarà nelle tabelle, chi è stato pagato con quelle di prima si leggerà
    qui.
  </Alert>
);

interface PropsScelta {
  readonly rinnovi: readonly RinnovoContratto[];
  readonly scelto: RinnovoContratto;
  readonly onScegli: (noto: string) => void;
}

const SceltaRinnovo = ({ rinnovi, scelto, onScegli }: PropsScelta) => (
  <Select
    ariaLabel="Rinnovo"
    selectedOption={{ value: scelto.noto, label: scelto.contratto }}
    options={rinnovi.map(({ noto, contratto }) => ({ value: noto, label: contratto }))}
    onChange={({ detail }) => onScegli(detail.selectedOption.value ?? scelto.noto)}
  />
);

interface PropsRinnovo {
  readonly rinnovo: RinnovoContratto;
  readonly soloPrevisione: string | null;
  readonly diNoipa: boolean;
  readonly onCreata: (uid: string) => void;
}

const Rinnovo = ({ rinnovo, soloPrevisione, diNoipa, onCreata }: PropsRinnovo) => {
  const [daPagare, setDaPagare] = useState<readonly ArretratiPersona['uidSubAnagrafe'][] | null>(null);
  return (
    <SpaceBetween size="l">
      <Box variant="p">
        {rinnovo.contratto}: le tabelle valgono dal {formatGiorno(rinnovo.dal)} e si conoscono dal{' '}
        {formatGiorno(rinnovo.noto)}. I cedolini contabilizzati non cambiano.
      </Box>
      {soloPrevisione !== null && <Alert type="warning">{soloPrevisione}</Alert>}
      <PersoneRinnovo
        noto={rinnovo.noto}
        crea={soloPrevisione === null ? 'Prepara gli arretrati' : 'Simula gli arretrati'}
        onCrea={diNoipa ? null : setDaPagare}
      />
      {rinnovo.tariffe.length > 0 && <TariffeRinnovo rinnovo={rinnovo} />}
      {daPagare !== null && (
        <CreaArretratiModale
          noto={rinnovo.noto}
          persone={daPagare}
          simulazione={soloPrevisione !== null}
          onCreata={onCreata}
          onChiudi={() => setDaPagare(null)}
        />
      )}
    </SpaceBetween>
  );
};
