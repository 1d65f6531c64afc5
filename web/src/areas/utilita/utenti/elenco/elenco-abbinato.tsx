import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKey, useRoute, useWrite } from '#api/query.ts';
import { elencoUtentiRoutes, type EsitoRigaUtenti } from '#shared/contracts/accesso/elenco-utenti.ts';
import { utentiRoutes } from '#shared/contracts/accesso/utenti.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import type { FoglioLetto } from '#ui/foglio-da-file/use-foglio-letto.ts';
import { AvvisiLettura } from '#ui/importazione/avvisi-lettura.tsx';
import { useNotices } from '#ui/notices.tsx';
import { campi, guessMappa, missingIn, righeOf, type InvitoDaMandare, type Mappa } from './colonne-elenco.ts';
import { FinestraElenco } from './finestra-elenco.tsx';
import { RigheElenco } from './righe-elenco.tsx';
import { useInvitiInterrotti } from './use-inviti-interrotti.ts';

interface Props {
  readonly foglio: FoglioLetto;
  readonly onChiudi: () => void;
  readonly onSalvato: (inviti: readonly InvitoDaMandare[]) => void;
}

const counts = (esiti: readonly EsitoRigaUtenti[]): string => {
  const quanti = (esito: EsitoRigaUtenti['esito']) => esiti.filter((uno) => uno.esito === esito).length;
  return `Inviti: ${quanti('INVITO')} · ruoli cambiati: ${quanti('RUOLI')} · accessi tolti: ${quanti('REVOCA')} · già così: ${quanti('UGUALE')} · da correggere: ${quanti('ERRATA')}`;
};

/** What the columns of the file say, and what each of its rows does. */
export const ElencoAbbinato = ({ foglio, onChiudi, onSalvato }: Props) => {
  const [mappa, setMappa] = useState<Mappa>(() => guessMappa(foglio.colonne));
  const mancano = missingIn(mappa);
  const { righeDa, senzaIndirizzo, rifai, onFallito } = useInvitiInterrotti();
  const righe = righeDa(righeOf(foglio.righe, mappa));
  const leggibile = mancano.length === 0 && righe.length > 0;
  const anteprima = useRoute(
    elencoUtentiRoutes.previewElencoUtenti,
    { body: { righe } },
    { enabled: leggibile, staleTime: 0 },
  );
  const applica = useWrite(elencoUtentiRoutes.applyElencoUtenti, [utentiRoutes.listUtenti]);
  const cache = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { esiti = [], visto = '' } = anteprima.data ?? {};
  const fa = esiti.some(({ esito }) => esito !== 'UGUALE') && esiti.every(({ esito }) => esito !== 'ERRATA');
  const senza = senzaIndirizzo(esiti);
  const salva = async () => {
    const fatti = await applica.mutateAsync({ body: { righe, visto } });
    notify('success', 'Utenti del file salvati');
    onSalvato(
      fatti.esiti.flatMap(({ descutente, user, codice }) =>
        codice === null ? [] : [{ descutente, user, indirizzo: `${location.origin}/#invito=${codice}` }],
      ),
    );
  };
  return (
    <FinestraElenco
      onChiudi={onChiudi}
      azione={
        <Button
          variant="primary"
          disabled={!fa}
          loading={applica.isPending}
          onClick={() => {
            salva().catch((errore: unknown) => {
              notifyError(errore);
              onFallito(esiti);
              void anteprima.refetch();
              void cache.invalidateQueries({ queryKey: queryKey(utentiRoutes.listUtenti) });
            });
          }}
        >
          Salva tutte le righe
        </Button>
      }
    >
      <Abbinamenti foglio={foglio} mappa={mappa} onMappa={setMappa} />
      {mancano.length > 0 && <Alert type="warning">Dire quale colonna del file contiene: {mancano.join(', ')}.</Alert>}
      {righe.length === 0 && <Alert type="warning">Il file non ha righe.</Alert>}
      <SenzaIndirizzo quanti={senza.length} onRifai={() => rifai(senza)} />
      {leggibile && <Anteprima esiti={anteprima.data?.esiti} errore={anteprima.error} onRiprova={anteprima.refetch} />}
    </FinestraElenco>
  );
};

/** Who a save that was cut half way has invited, and whose address nobody has. */
const SenzaIndirizzo = ({ quanti, onRifai }: { readonly quanti: number; readonly onRifai: () => void }) =>
  quanti === 0 ? null : (
    <Alert type="warning" action={<Button onClick={onRifai}>Rifai gli indirizzi</Button>}>
      {quanti === 1
        ? 'Un invito è già stato fatto, ma il suo indirizzo non è arrivato a questa pagina.'
        : `${quanti} inviti sono già stati fatti, ma i loro indirizzi non sono arrivati a questa pagina.`}{' '}
      Rifacendoli, i nuovi prendono il loro posto.
    </Alert>
  );

const Anteprima = ({
  esiti,
  errore,
  onRiprova,
}: {
  readonly esiti: readonly EsitoRigaUtenti[] | undefined;
  readonly errore: Error | null;
  readonly onRiprova: () => unknown;
}) => {
  if (esiti === undefined) return <Attesa errore={errore} onRiprova={onRiprova} />;
  return (
    <SpaceBetween size="m">
      <div role="status">
        <Box>{counts(esiti)}</Box>
      </div>
      {esiti.some(({ esito }) => esito === 'ERRATA') && (
        <Alert type="info">
          Finché una riga è da correggere non si salva niente: correggere il file e sceglierlo di nuovo.
        </Alert>
      )}
      <RigheElenco righe={esiti} />
    </SpaceBetween>
  );
};

const NESSUNA = { value: '', label: 'Nessuna colonna' };

const Abbinamenti = ({
  foglio: { colonne, righe, avvisi },
  mappa,
  onMappa,
}: {
  readonly foglio: FoglioLetto;
  readonly mappa: Mappa;
  readonly onMappa: (mappa: Mappa) => void;
}) => {
  const voci = colonne.map(({ colonna, lettera, intestazione }) => ({
    value: String(colonna),
    label: intestazione === '' ? `Colonna ${lettera}` : intestazione,
  }));
  const sbagliate = righe.flatMap(({ numero, errori = [] }) => errori.map((errore) => `Riga ${numero}: ${errore}`));
  return (
    <SpaceBetween size="l">
      <AvvisiLettura avvisi={[...avvisi, ...sbagliate]} />
      <ColumnLayout columns={3}>
        {campi.map(({ campo, titolo }) => (
          <FormField key={campo} label={titolo}>
            <Select
              expandToViewport
              options={[NESSUNA, ...voci]}
              selectedOption={voci.find(({ value }) => value === String(mappa[campo])) ?? NESSUNA}
              onChange={({ detail: { selectedOption } }) => {
                const { [campo]: _prima, ...altri } = mappa;
                onMappa(selectedOption.value ? { ...altri, [campo]: Number(selectedOption.value) } : altri);
              }}
            />
          </FormField>
        ))}
      </ColumnLayout>
    </SpaceBetween>
  );
};
