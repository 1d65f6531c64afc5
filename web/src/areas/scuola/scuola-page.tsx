import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ScuolaInput, type Scuola } from '#shared/contracts/scuola/scuola.ts';
import { caratteriNonAmmessiF24 } from '#shared/domain/persona/nominativo.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoNota, CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { Modulo } from '#ui/modulo/modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { Pagina } from '#ui/pagina.tsx';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { useHasRole } from '#ui/session.ts';
import { etichetteScuola as etichette } from './etichette.ts';
import { LogoScuola } from './logo-scuola.tsx';
import { OffertaScuola } from './offerta-scuola.tsx';
import { useSalvaScuola, useScuolaPropria } from './scuola-propria.ts';
import {
  delTempo,
  EntiScuola,
  isScritto,
  PatronoScuola,
  PosizioniScuola,
  RecapitiScuola,
  Sezione,
  TipoScuolaCampo,
} from './sezioni-scuola.tsx';

/** The data of the school itself. */
export const ScuolaPage = () => {
  const { scuola, vuota, caricamento, errore, ricarica } = useScuolaPropria();
  const [registro, setRegistro] = useState(false);
  return (
    <Pagina
      titolo="Dati della scuola"
      descrizione="I dati con cui la scuola si presenta in stampe, denunce e versamenti"
      azioni={<Azioni scuola={scuola} onRegistro={() => setRegistro(true)} />}
    >
      {errore || caricamento ? (
        <Attesa errore={errore} onRiprova={ricarica} />
      ) : (
        <ScuolaForm key={scuola?.uid ?? 'nuova'} scuola={scuola} vuota={vuota} onSalvata={ricarica} />
      )}
      <LogoScuola />
      {registro && scuola && (
        <FinestraRegistro
          entita="SCUOLA"
          uid={scuola.uid}
          titolo={scuola.desScuola}
          etichette={etichette}
          onChiudi={() => setRegistro(false)}
        />
      )}
    </Pagina>
  );
};

const Azioni = ({ scuola, onRegistro }: { readonly scuola: Scuola | null; readonly onRegistro: () => void }) => {
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const naviga = useNavigate();
  const daSalvare = scuola ? {} : { disabled: true, disabledReason: 'Salvare prima i dati della scuola' };
  const vaiA = (path: string) => () => {
    void naviga(path);
  };
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {scuola && vedeRegistro && <Button onClick={onRegistro}>Chi l&apos;ha modificata</Button>}
      <Button {...daSalvare} onClick={vaiA('/scuola/altriDati')}>
        Altri dati
      </Button>
      <Button {...daSalvare} onClick={vaiA('/scuola/nelTempo')}>
        La scuola nel tempo
      </Button>
      <Button onClick={vaiA('/scuola/subentro')}>Subentro</Button>
      <Button onClick={vaiA('/scuola/sediOrganico')}>Sedi di organico</Button>
    </SpaceBetween>
  );
};

const ScuolaForm = ({
  scuola,
  vuota,
  onSalvata,
}: {
  readonly scuola: Scuola | null;
  readonly vuota: ScuolaInput;
  readonly onSalvata: () => void;
}) => {
  const salva = useSalvaScuola(scuola);
  const scritta = isScritto(scuola?.codFiscale) ? scuola : null;
  const modulo = useModulo({
    schema: ScuolaInput,
    valori: scuola ?? vuota,
    versione: scuola?.versione,
    salva,
    onSalvato: onSalvata,
    messaggio: 'Dati della scuola salvati',
  });
  return (
    <Modulo modulo={modulo}>
      <Sezione titolo="Identità">
        <ColumnLayout columns={3}>
          <CampoTesto
            modulo={modulo}
            nome="codMeccanografico"
            etichetta={etichette.codMeccanografico}
            {...delTempo(true)}
          />
          <Denominazione modulo={modulo} soloLettura={scritta !== null} />
          <CampoCodiceFiscale
            modulo={modulo}
            nome="codFiscale"
            etichetta={etichette.codFiscale}
            obbligatorio
            {...delTempo(scritta !== null, '11 cifre')}
          />
          <TipoScuolaCampo modulo={modulo} />
          <OffertaScuola modulo={modulo} />
          <CampoTesto
            modulo={modulo}
            nome="dati.codIpa"
            etichetta="Codice IPA"
            aiuto="Dall'indice delle pubbliche amministrazioni"
          />
          <CampoTesto
            modulo={modulo}
            nome="dati.codUnivocoUfficio"
            etichetta="Codice univoco ufficio"
            aiuto="6 caratteri, per le fatture elettroniche"
            maiuscole
          />
        </ColumnLayout>
      </Sezione>
      <Sezione titolo="Sede e recapiti">
        <RecapitiScuola modulo={modulo} iniziale={scuola ?? vuota} scritti={scritta} propria />
      </Sezione>
      <Sezione titolo="Posizioni" descrizione="Quelle della sede principale; le altre sedi possono averne di proprie">
        <SpaceBetween size="m">
          <PosizioniScuola modulo={modulo} propria />
          <EntiScuola modulo={modulo} />
        </SpaceBetween>
      </Sezione>
      <Sezione titolo="Santo patrono" descrizione="Serve per le festività">
        <PatronoScuola modulo={modulo} />
      </Sezione>
      <Sezione titolo="Note">
        <CampoNota modulo={modulo} nome="note" etichetta={etichette.note} />
      </Sezione>
    </Modulo>
  );
};

/** The name, with a word on what the F24 would not take. */
const Denominazione = ({
  modulo,
  soloLettura,
}: {
  readonly modulo: ControlloModulo<ScuolaInput>;
  readonly soloLettura: boolean;
}) => {
  const nome = useWatch({ control: modulo.form.control, name: 'desScuola' });
  const vietati = caratteriNonAmmessiF24(nome);
  return (
    <CampoTesto
      modulo={modulo}
      nome="desScuola"
      etichetta={etichette.desScuola}
      {...delTempo(soloLettura)}
      {...(vietati.length > 0
        ? { aiuto: `Il modello F24 non ammette ${vietati.join(' ')}: con questi caratteri non si può inviare` }
        : {})}
    />
  );
};
