import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { TabsProps } from '@cloudscape-design/components/tabs';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { attivitaRoutes } from '#shared/contracts/servizi/attivita.ts';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import { compareTesti } from '#shared/domain/ordine-testi.ts';
import {
  contrattiDipendente,
  descrizioneContratto,
  descrizioneRuoloDipendente,
  ruoliDipendente,
} from '#shared/domain/persona/percettore.ts';
import { formatGiorno, parseGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { SchedeComandate } from '../../schede/schede.tsx';
import { useSession } from '../../session.ts';
import { Aggiunta } from './aggiunta.tsx';
import { useSediDi } from './use-sedi-di.ts';

interface Props {
  /** The day that the choices begin with. */
  readonly giorno: string;
  /** The run that people are chosen for: not offered as one to take them from. */
  readonly elaborazione?: string;
  /** Where they go, as who is there already is told. */
  readonly dove?: string;
  readonly esclusi: readonly string[];
  readonly onScelte: (uids: readonly string[]) => Promise<void>;
  readonly onChiudi: () => void;
}

/** Chooses many people at once: by what `prima` proposes, where it does; who serves on a day, by role, contract, qualification and site, who has an activity on a day, or the same people of another run. */
export const SceltaGruppo = ({ prima, ...props }: Props & { readonly prima?: TabsProps.Tab }) => {
  const [scheda, setScheda] = useState('');
  return (
    <Modal
      visible
      size="x-large"
      header="Aggiungi un gruppo"
      closeAriaLabel="Chiudi"
      onDismiss={props.onChiudi}
      footer={
        <Box float="right">
          <Button onClick={props.onChiudi}>Chiudi</Button>
        </Box>
      }
    >
      <SchedeComandate
        scheda={scheda}
        onApri={setScheda}
        tabs={[
          ...(prima === undefined ? [] : [prima]),
          { id: 'servizio', label: 'In servizio', content: <InServizio {...props} /> },
          { id: 'attivita', label: 'Con un incarico o attività', content: <ConAttivita {...props} /> },
          { id: 'elaborazione', label: "Gli stessi di un'altra elaborazione", content: <DiElaborazione {...props} /> },
        ]}
      />
    </Modal>
  );
};

interface Scelta {
  readonly value: string;
  readonly label: string;
}
const TUTTI: Scelta = { value: '', label: 'Tutti' };

const SceltaDa = ({
  etichetta,
  scelta,
  voci,
  onScelta,
}: {
  readonly etichetta: string;
  readonly scelta: string;
  readonly voci: readonly Scelta[];
  readonly onScelta: (valore: string) => void;
}) => {
  const tutte = [TUTTI, ...voci];
  return (
    <FormField label={etichetta}>
      <Select
        selectedOption={tutte.find(({ value }) => value === scelta) ?? TUTTI}
        options={tutte}
        onChange={({ detail }) => onScelta(detail.selectedOption.value ?? '')}
      />
    </FormField>
  );
};

const InServizio = ({ giorno: primo, ...props }: Props) => {
  const [testo, setTesto] = useState(formatGiorno(primo));
  const [[ruolo, contratto, qualifica], setScelte] = useState<readonly [string, string, string]>(['', '', '']);
  const [sede, setSede] = useState('');
  const { desScuola } = useSession().sessione;
  const giorno = parseGiorno(testo);
  const [suoRuolo, suoContratto] = [
    ruoliDipendente.find((uno) => uno === ruolo),
    contrattiDipendente.find((uno) => uno === contratto),
  ];
  const { data, isFetching } = useRoute(
    serviziRoutes.searchServizi,
    {
      body: {
        limit: 0,
        ...(giorno === null ? {} : { dal: giorno, al: giorno }),
        ...(suoRuolo === undefined ? {} : { ruolo: suoRuolo }),
        ...(suoContratto === undefined ? {} : { contratto: suoContratto }),
      },
    },
    { enabled: giorno !== null },
  );
  const righe = data?.righe ?? [];
  const qualifiche = [...new Set(righe.map(({ desQualificaRetributiva }) => desQualificaRetributiva))].toSorted(
    compareTesti,
  );
  const conQualifica = righe.filter(
    ({ desQualificaRetributiva }) => qualifica === '' || desQualificaRetributiva === qualifica,
  );
  const { sedi, inCorso } = useSediDi(
    conQualifica.map(({ uidSubAnagrafe }) => uidSubAnagrafe),
    desScuola,
  );
  const trovate = conQualifica.filter(
    ({ uidSubAnagrafe }) => sede === '' || sedi.get(uidSubAnagrafe)?.includes(sede) === true,
  );
  return (
    <SpaceBetween size="m">
      <ColumnLayout columns={2}>
        <FormField label="Il giorno" errorText={giorno === null ? 'Scrivere la data come gg/mm/aaaa.' : ''}>
          <Input value={testo} onChange={({ detail }) => setTesto(detail.value)} />
        </FormField>
        <SceltaDa
          etichetta="Ruolo"
          scelta={ruolo}
          voci={ruoliDipendente.map((value) => ({ value, label: descrizioneRuoloDipendente[value] }))}
          onScelta={(scelto) => setScelte([scelto, contratto, ''])}
        />
        <SceltaDa
          etichetta="Contratto"
          scelta={contratto}
          voci={contrattiDipendente.map((value) => ({ value, label: descrizioneContratto[value] }))}
          onScelta={(scelto) => setScelte([ruolo, scelto, ''])}
        />
        <SceltaDa
          etichetta="Qualifica"
          scelta={qualifica}
          voci={qualifiche.map((value) => ({ value, label: value }))}
          onScelta={(scelta) => setScelte([ruolo, contratto, scelta])}
        />
        <SceltaDa
          etichetta="Sede dove è oggi"
          scelta={sede}
          voci={[...new Set([...sedi.values()].flat())]
            .toSorted(compareTesti)
            .map((value) => ({ value, label: value }))}
          onScelta={setSede}
        />
      </ColumnLayout>
      <Aggiunta
        {...props}
        inCorso={isFetching || (sede !== '' && inCorso)}
        uids={trovate.map(({ uidSubAnagrafe }) => uidSubAnagrafe)}
      />
    </SpaceBetween>
  );
};

const ConAttivita = ({ giorno: primo, ...props }: Props) => {
  const [testo, setTesto] = useState(formatGiorno(primo));
  const [tipo, setTipo] = useState('');
  const giorno = parseGiorno(testo);
  const { data: tipi = [] } = useRoute(attivitaRoutes.listTipiAttivita, {});
  const suo = tipi.find(({ uid }) => uid === tipo)?.uid;
  const { data, isFetching } = useRoute(
    attivitaRoutes.searchAttivita,
    {
      body: {
        limit: 0,
        ...(giorno === null ? {} : { dal: giorno, al: giorno }),
        ...(suo === undefined ? {} : { uidTipoAttivita: suo }),
      },
    },
    { enabled: giorno !== null },
  );
  return (
    <SpaceBetween size="m">
      <ColumnLayout columns={2}>
        <FormField label="Il giorno" errorText={giorno === null ? 'Scrivere la data come gg/mm/aaaa.' : ''}>
          <Input value={testo} onChange={({ detail }) => setTesto(detail.value)} />
        </FormField>
        <SceltaDa
          etichetta="Attività"
          scelta={tipo}
          voci={tipi.map(({ uid, desTipoAttivita }) => ({ value: uid, label: desTipoAttivita }))}
          onScelta={setTipo}
        />
      </ColumnLayout>
      <Aggiunta
        {...props}
        inCorso={isFetching}
        uids={(data?.righe ?? []).map(({ uidSubAnagrafe }) => uidSubAnagrafe)}
      />
    </SpaceBetween>
  );
};

const DiElaborazione = ({ elaborazione, ...props }: Props) => {
  const [scelta, setScelta] = useState('');
  const { data: elaborazioni } = useRoute(processiRoutes.listProcessi, { body: { limit: 0 } });
  const { data, isFetching } = useRoute(
    payslipRoutes.listCedolini,
    { body: { idProcesso: scelta, limit: 0 } },
    { enabled: scelta !== '' },
  );
  const voci = (elaborazioni?.righe ?? [])
    .filter(({ uid, numCedolini, numScartati }) => uid !== elaborazione && numCedolini + numScartati > 0)
    .map(({ uid, DES_ELABORAZIONE, ANNO, MESE }) => ({
      value: uid,
      label: `${DES_ELABORAZIONE}, ${formatMese({ anno: ANNO, mese: MESE })}`,
    }));
  return (
    <SpaceBetween size="m">
      <FormField label="Elaborazione">
        <Select
          selectedOption={voci.find(({ value }) => value === scelta) ?? null}
          options={voci}
          placeholder="Scegliere un'elaborazione calcolata"
          empty="Non ci sono altre elaborazioni calcolate"
          filteringType="auto"
          onChange={({ detail }) => setScelta(detail.selectedOption.value ?? '')}
        />
      </FormField>
      <Aggiunta
        {...props}
        inCorso={isFetching}
        uids={scelta === '' ? [] : (data?.righe ?? []).map(({ uidSubAnagrafe }) => uidSubAnagrafe)}
      />
    </SpaceBetween>
  );
};
