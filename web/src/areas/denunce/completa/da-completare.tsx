import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { completaRoutes, type DaCompletare, type PersonaMancante } from '#shared/contracts/denunce/completa.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { ChiCell, ImportoCell } from '#ui/celle.tsx';
import { TabellaLetta } from '#ui/elenco/tabella-letta.tsx';
import { quanti } from '#ui/formati.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Letta } from '../parti/letta.tsx';
import { usePrepara } from './use-prepara.ts';

interface Quale {
  readonly anno?: number;
  readonly processo?: string;
}

/** Payments that the sent filings lack: a list for each filing to make, and one button that makes it. */
export const DaCompletarePannello = ({ quale }: { readonly quale: Quale }) => {
  const query = useRoute(completaRoutes.getDaCompletare, { body: quale }, { staleTime: 0 });
  const { prepara, errore, inCorso } = usePrepara();
  const mayOpen = useMayOpen();
  return (
    <Letta query={query}>
      {({ voci }) => (
        <SpaceBetween size="l">
          <Box>
            I pagamenti contabilizzati che nessuna denuncia inviata dice, dove di quel mese qualcosa è già stato inviato
            o il termine è passato. Il pulsante prepara la denuncia con loro e basta: poi si controlla e si invia.
          </Box>
          {errore !== null && (
            <Alert type="error" header="Non è stata preparata">
              {errore.message}
            </Alert>
          )}
          {voci.length === 0 && (
            <StatoVuoto
              titolo="Niente da completare"
              testo="Le denunce inviate dicono tutto quello che è contabilizzato. Quello che non lo è ancora è nelle elaborazioni."
              azione={mayOpen('/cedolini') && <Link href="#/cedolini">Elaborazioni</Link>}
            />
          )}
          {voci.map((voce) => (
            <Voce
              key={chiaveDi(voce)}
              voce={voce}
              inCorso={inCorso === voce}
              fermo={inCorso !== null}
              onPrepara={() => void prepara(voce)}
            />
          ))}
        </SpaceBetween>
      )}
    </Letta>
  );
};

const chiaveDi = (voce: DaCompletare): string =>
  [
    voce.come,
    voce.anno,
    voce.mese,
    voce.aperta?.uid ?? '',
    voce.come === 'CU' ? `${voce.invio} ${voce.corregge?.uid ?? ''}` : '',
  ].join(' ');

/** The title of an entry, and the words of its button. */
const paroleDi = (voce: DaCompletare): { readonly titolo: string; readonly azione: string } => {
  const mese = formatMese(voce);
  switch (voce.come) {
    case 'F24':
      return {
        titolo: `F24 di ${mese}`,
        azione: voce.ravvedimento ? "Prepara l'F24 con il ravvedimento" : "Prepara l'F24",
      };
    case 'UNIEMENS':
      return { titolo: `UniEmens di ${mese}`, azione: 'Prepara UniEmens con queste persone' };
    case 'UNIEMENS_DOPO':
      return { titolo: `UniEmens di ${mese}, già inviato con loro`, azione: `Porta in ${formatMese(voce.verso)}` };
    case 'SPT':
      return { titolo: `Accessori fuori sistema di ${mese}`, azione: "Prepara l'integrazione" };
    case 'CU':
      return voce.operazione === 'SOSTITUZIONE'
        ? { titolo: `CU del ${voce.anno} da sostituire`, azione: 'Prepara la CU sostitutiva' }
        : { titolo: `CU del ${voce.anno} che manca`, azione: 'Prepara la CU di queste persone' };
  }
};

const notaDi = (voce: DaCompletare): string =>
  [
    quanti(voce.persone.length, 'pagamento', 'pagamenti'),
    formatEuro(voce.lordo),
    ...(voce.come === 'CU' && voce.corregge !== null ? [`sostituisce "${voce.corregge.descrizione}"`] : []),
    ...(voce.entro === null ? [] : [`${voce.scaduta ? 'il termine era il' : 'entro il'} ${formatGiorno(voce.entro)}`]),
  ].join(', ');

/** Payments shown until the others are asked for. */
const PRIMI = 10;

interface PropsVoce {
  readonly voce: DaCompletare;
  readonly inCorso: boolean;
  readonly fermo: boolean;
  readonly onPrepara: () => void;
}

const Voce = ({ voce, inCorso, fermo, onPrepara }: PropsVoce) => {
  const [tutti, setTutti] = useState(false);
  const { titolo, azione } = paroleDi(voce);
  return (
    <TabellaLetta<PersonaMancante>
      nome={titolo}
      righe={tutti ? voce.persone : voce.persone.slice(0, PRIMI)}
      chiave={({ idProcesso, uidSubAnagrafe }) => `${idProcesso} ${uidSubAnagrafe}`}
      intestazione={
        <Header
          variant="h2"
          description={notaDi(voce)}
          actions={
            <Button loading={inCorso} disabled={fermo && !inCorso} onClick={onPrepara}>
              {voce.aperta === null || voce.come === 'UNIEMENS_DOPO' ? azione : `Apri "${voce.aperta.descrizione}"`}
            </Button>
          }
        >
          {titolo}
        </Header>
      }
      sotto={
        voce.persone.length > PRIMI &&
        !tutti && <Button onClick={() => setTutti(true)}>{`Mostra tutti (${voce.persone.length})`}</Button>
      }
      colonne={[
        {
          id: 'persona',
          header: 'Persona',
          cell: ({ nominativo, desCf }) => (
            <>
              {nominativo}
              <ChiCell codice={desCf} />
            </>
          ),
        },
        { id: 'elaborazione', header: 'Elaborazione', cell: ({ elaborazione }) => elaborazione },
        { id: 'lordo', header: 'Lordo', cell: ({ lordo }) => <ImportoCell valore={lordo} />, width: 140 },
      ]}
    />
  );
};
