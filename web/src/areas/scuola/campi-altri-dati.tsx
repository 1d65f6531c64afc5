import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AltriDati } from '#shared/contracts/scuola/dati-propri.ts';
import {
  descrizioneModelloF24,
  descrizioneTipoMittente,
  descrizioneTracciatoBonifici,
  modelliF24,
  tipiMittente,
  tracciatiBonifici,
} from '#shared/domain/elaborazione/denuncia.ts';
import {
  descrizioneFondoFineServizio,
  descrizioneFondoPensione,
  fondiFineServizio,
  fondiPensione,
} from '#shared/domain/elaborazione/fondi.ts';
import { isOfferta, type ChiE } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { opzioni } from '#shared/domain/opzioni.ts';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoScelta, CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

interface Props {
  readonly modulo: ControlloModulo<AltriDati>;
}

const PER_LEGGE = 'Vuoto per una scuola statale, che lo ha per legge';

/** The public funds of the staff; nothing of a school whose staff has none. */
const FondiPubblici = ({ modulo, di }: Props & { readonly di: ChiE }) => {
  const scritti = useScritto(modulo, 'fondoPensione', 'fondoFineServizio', 'flgEnpdep');
  if (!isOfferta('FONDI_PUBBLICI', di) && !scritti) return null;
  return (
    <>
      <CampoScelta
        modulo={modulo}
        nome="fondoPensione"
        etichetta="Fondo pensione"
        aiuto={PER_LEGGE}
        voci={opzioni(fondiPensione, descrizioneFondoPensione)}
      />
      <CampoScelta
        modulo={modulo}
        nome="fondoFineServizio"
        etichetta="Fondo di fine servizio"
        aiuto={PER_LEGGE}
        voci={opzioni(fondiFineServizio, descrizioneFondoFineServizio)}
      />
      <CampoSiNo
        modulo={modulo}
        nome="flgEnpdep"
        etichetta="Personale iscritto a ENPDEP"
        aiuto="Assicurazione sociale vita degli enti pubblici non statali"
      />
    </>
  );
};

/** Where the contributions of the staff go, and the form they are paid on. */
export const FondiEModello = ({ modulo, di }: Props & { readonly di: ChiE }) => (
  <ColumnLayout columns={2}>
    <FondiPubblici modulo={modulo} di={di} />
    <CampoScelta
      modulo={modulo}
      nome="modelloF24"
      etichetta="Modello F24"
      aiuto="L'ordinario solo fuori dalla tesoreria unica: una scuola paritaria ha sempre quello"
      voci={opzioni(modelliF24, descrizioneModelloF24)}
    />
  </ColumnLayout>
);

/** How the bank of the school takes its payments; nothing of a school that pays by orders to its treasury. */
export const OrdineAllaBanca = ({ modulo, di }: Props & { readonly di: ChiE }) =>
  isOfferta('ORDINE_BANCA', di) && (
    <ColumnLayout columns={2}>
      <CampoScelta
        modulo={modulo}
        nome="tracciatoBonifici"
        etichetta="Tracciato dei bonifici"
        aiuto="Lo dice la banca: molte banche italiane vogliono quello CBI"
        voci={opzioni(tracciatiBonifici, descrizioneTracciatoBonifici)}
        obbligatorio
      />
      <CodiceCuc modulo={modulo} />
    </ColumnLayout>
  );

/** The code by which a bank knows the school, which only the Italian message asks. */
const CodiceCuc = ({ modulo }: Props) =>
  useWatch({ control: modulo.form.control, name: 'tracciatoBonifici' }) === 'ITALIANO' && (
    <CampoTesto
      modulo={modulo}
      nome="codCuc"
      etichetta="Codice CUC"
      aiuto="8 lettere o cifre: è nel contratto con la banca"
      maiuscole
      obbligatorio="per regola"
    />
  );

/** The code of the school as a body, written before it was refused: no list reads it. */
const EnteNoipa = ({ modulo }: Props) => {
  const [scritto] = useState(() => modulo.form.getValues('codEnteNoipa') !== '');
  return (
    scritto && (
      <CampoTesto
        modulo={modulo}
        nome="codEnteNoipa"
        etichetta="Codice ente NoiPA"
        aiuto="Nessun elenco lo legge: svuotarlo"
      />
    )
  );
};

/** True where a field that the kind of school has not is shown all the same: something was written in it, and it is to be emptied. */
const useScritto = (modulo: Props['modulo'], ...nomi: readonly (keyof AltriDati)[]): boolean =>
  useState(() => nomi.some((nome) => Boolean(modulo.form.getValues(nome))))[0];

/** The offices of NoiPA, of a school whose staff the State pays. */
const CodiciNoipa = ({ modulo, di }: Props & { readonly di: ChiE }) => {
  const scritti = useScritto(modulo, 'codUfficioNoipa', 'codServizioNoipa');
  if (!isOfferta('LISTE_NOIPA', di) && !scritti) return null;
  return (
    <>
      <CampoTesto modulo={modulo} nome="codUfficioNoipa" etichetta="Codice ufficio NoiPA" />
      <CampoTesto modulo={modulo} nome="codServizioNoipa" etichetta="Codice ufficio di servizio NoiPA" />
    </>
  );
};

/** The names of the school in ListaPosPA, where its staff belongs to the public funds. */
const CodiciListaPosPA = ({ modulo, di }: Props & { readonly di: ChiE }) => {
  const scritti = useScritto(modulo, 'progressivoAzienda', 'formaGiuridica', 'enteVersanteMef');
  if (!isOfferta('LISTA_POS_PA', di) && !scritti) return null;
  return (
    <>
      <CampoTesto
        modulo={modulo}
        nome="progressivoAzienda"
        etichetta="Progressivo azienda (ListaPosPA)"
        aiuto="5 cifre"
      />
      <CampoTesto modulo={modulo} nome="formaGiuridica" etichetta="Forma giuridica (ListaPosPA)" aiuto="4 cifre" />
      <CampoTesto modulo={modulo} nome="enteVersanteMef" etichetta="Ente versante MEF (ListaPosPA)" />
    </>
  );
};

/** Who the school is for NoiPA and for INPS, and who transmits for it. */
export const DatiDenunce = ({ modulo, di }: Props & { readonly di: ChiE }) => (
  <ColumnLayout columns={2}>
    <CodiciNoipa modulo={modulo} di={di} />
    <CodiciListaPosPA modulo={modulo} di={di} />
    <EnteNoipa modulo={modulo} />
    <CampoScelta
      modulo={modulo}
      nome="tipoMittente"
      etichetta="Chi trasmette UniEmens"
      aiuto="Scritto nella testata del file"
      voci={opzioni(tipiMittente, descrizioneTipoMittente)}
      obbligatorio
    />
    <CampoCodiceFiscale
      modulo={modulo}
      nome="cfPersonaMittente"
      etichetta="Codice fiscale di chi trasmette"
      aiuto="La persona abilitata all'invio, 16 caratteri"
      obbligatorio
    />
    <CampoCodiceFiscale
      modulo={modulo}
      nome="cfSoftwareHouse"
      etichetta="Codice fiscale della casa di software"
      aiuto="11 cifre, come lo chiede UniEmens"
    />
  </ColumnLayout>
);
