import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import { elenchiScuolaRoutes } from '#shared/contracts/scuola/elenchi-scuola.ts';
import type { ScuolaInput } from '#shared/contracts/scuola/scuola.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoComune } from '#ui/modulo/campi/campo-comune.tsx';
import { CampoMese } from '#ui/modulo/campi/campo-mese.tsx';
import { CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { PosInpsModale } from '#ui/posizioni/pos-inps-modale.tsx';
import { etichetteScuola as etichette } from './etichette.ts';

export interface SezioneProps {
  readonly modulo: ControlloModulo<ScuolaInput>;
  readonly iniziale: Pick<ScuolaInput, 'codComune' | 'desComune' | 'provincia'>;
}

/** A titled group of fields. */
export const Sezione = ({
  titolo,
  descrizione,
  children,
}: {
  readonly titolo: string;
  readonly descrizione?: string;
  readonly children: ReactNode;
}) => (
  <Container
    header={
      <Header variant="h2" {...(descrizione === undefined ? {} : { description: descrizione })}>
        {titolo}
      </Header>
    }
  >
    {children}
  </Container>
);

/** True of what the record already says: of the school itself it changes from a day on, in its own page. */
export const isScritto = (valore: string | null | undefined): boolean => valore != null && valore !== '';

/** Returns the properties of a dated field of the school: once it is written it is only read here, and says where it changes. */
export const delTempo = (
  scritto: boolean,
  aiuto?: string,
): { readonly soloLettura: boolean; readonly aiuto?: string } => ({
  soloLettura: scritto,
  ...(scritto ? { aiuto: 'Si cambia in «La scuola nel tempo»' } : {}),
  ...(!scritto && aiuto !== undefined ? { aiuto } : {}),
});

interface RecapitiProps extends SezioneProps {
  /** The school itself as it is saved: what it says of the seat is not changed here. */
  readonly scritti?: Pick<ScuolaInput, 'desIndirizzo' | 'codComune' | 'desCap'> | null;
  /** The school itself: of a site the road is not indispensable. */
  readonly propria?: boolean;
  /** Another school, which nothing is filed of: it may be without an address. */
  readonly altra?: boolean;
}

/** Where the school is and how it is reached. Nothing is filed without town and CAP, of a site too. */
export const RecapitiScuola = ({ modulo, iniziale, scritti = null, propria = false, altra = false }: RecapitiProps) => (
  <ColumnLayout columns={3}>
    <CampoTesto
      modulo={modulo}
      nome="desIndirizzo"
      etichetta={etichette.desIndirizzo}
      obbligatorio={propria}
      {...delTempo(isScritto(scritti?.desIndirizzo))}
    />
    <CampoComune
      modulo={modulo}
      nome="codComune"
      etichetta={etichette.codComune}
      obbligatorio={!altra}
      iniziale={iniziale}
      {...delTempo(isScritto(scritti?.codComune))}
      onScelto={(comune) => {
        modulo.form.setValue('desComune', comune?.desComune ?? '', { shouldDirty: true });
        modulo.form.setValue('provincia', comune?.siglaProvincia ?? null, { shouldDirty: true });
      }}
    />
    <CampoTesto
      modulo={modulo}
      nome="desCap"
      etichetta={etichette.desCap}
      obbligatorio={!altra}
      {...delTempo(isScritto(scritti?.desCap), '5 cifre')}
    />
    <CampoTesto modulo={modulo} nome="desTelefono" etichetta={etichette.desTelefono} tipo="tel" />
    <CampoTesto modulo={modulo} nome="desEMail" etichetta={etichette.desEMail} tipo="email" />
    <CampoTesto modulo={modulo} nome="desPec" etichetta={etichette.desPec} tipo="email" />
  </ColumnLayout>
);

/** The kind of school, by the letters of its code. */
export const TipoScuolaCampo = ({ modulo }: { readonly modulo: ControlloModulo<ScuolaInput> }) => {
  const { data } = useRoute(elenchiScuolaRoutes.listTipiScuola, {}, { staleTime: Infinity });
  return (
    <CampoScelta
      modulo={modulo}
      nome="codTipoScuola"
      etichetta={etichette.codTipoScuola}
      aiuto="Se vuoto, si ricava dal codice meccanografico"
      voci={data?.map(({ codice, descrizione }) => ({ codice, descrizione: `${codice} – ${descrizione}` })) ?? []}
    />
  );
};

interface PosizioniProps extends Pick<SezioneProps, 'modulo'> {
  /** The school itself, which nothing is filed without the INPS position of; a site may have none of its own. */
  readonly propria?: boolean;
}

/** The positions a site uses. */
export const PosizioniScuola = ({ modulo, propria = false }: PosizioniProps) => {
  const { data: inps } = useRoute(posizioniRoutes.listPosInps, {});
  const [nuova, setNuova] = useState(false);
  const puoAprire = useMayOpen()('/tabelle/posizioneInps');
  const { data: inail } = useRoute(posizioniRoutes.listPosInail, {});
  return (
    <SpaceBetween size="s">
      {inail?.length === 0 && (
        <TabellaVuota cosa="posizione INAIL" nome="Posizioni INAIL" path="/tabelle/posizioneInail" />
      )}
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="uidPosInps"
          etichetta={etichette.uidPosInps}
          obbligatorio={propria}
          voci={
            inps?.map(({ uid, matricola, descrizione }) => ({
              codice: uid,
              descrizione: `${matricola} ${descrizione}`,
            })) ?? []
          }
        />
        <CampoScelta
          modulo={modulo}
          nome="uidPosInail"
          etichetta={etichette.uidPosInail}
          voci={
            inail?.map(({ uid, posizione, descrizione }) => ({
              codice: uid,
              descrizione: `${posizione} ${descrizione}`,
            })) ?? []
          }
        />
      </ColumnLayout>
      {puoAprire && (
        <Button formAction="none" iconName="add-plus" onClick={() => setNuova(true)}>
          Nuova posizione INPS
        </Button>
      )}
      {nuova && (
        <PosInpsModale
          posizione={undefined}
          proposta={{ descrizione: modulo.form.getValues('desScuola') }}
          onChiudi={() => setNuova(false)}
          onSalvata={({ uid }) => modulo.form.setValue('uidPosInps', uid, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </SpaceBetween>
  );
};

interface TabellaVuotaProps {
  readonly cosa: string;
  readonly nome: string;
  readonly path: `/${string}`;
}

/** The way to a table of the school that has nothing to choose yet. */
const TabellaVuota = ({ cosa, nome, path }: TabellaVuotaProps) => {
  const mayOpen = useMayOpen();
  return (
    <Box>
      {`Nessuna ${cosa} da scegliere: la prima si scrive in `}
      {mayOpen(path) ? <Link href={`#${path}`}>{nome}</Link> : nome}.
    </Box>
  );
};

/** The bodies that the staff of a site belongs to and serves at, written before they were refused: no filing reads them from here. */
export const EntiScuola = ({ modulo }: { readonly modulo: ControlloModulo<ScuolaInput> }) => {
  const enti = useWatch({ control: modulo.form.control, name: 'entiSede' });
  if (enti === null) return null;
  const cifre = '5 cifre';
  const codice = "11 cifre, codice fiscale dell'ente";
  return (
    <SpaceBetween size="s">
      <span>Nessuna denuncia legge questi enti: toglierli e scriverli nel frontespizio di ListaPosPA del mese.</span>
      <ColumnLayout columns={4}>
        <CampoCodiceFiscale
          modulo={modulo}
          nome="entiSede.cfAppartenenza"
          etichetta="CF ente di appartenenza"
          aiuto={codice}
        />
        <CampoTesto
          modulo={modulo}
          nome="entiSede.prgAppartenenza"
          etichetta="Progressivo di appartenenza"
          aiuto={cifre}
        />
        <CampoCodiceFiscale modulo={modulo} nome="entiSede.cfServizio" etichetta="CF sede di servizio" aiuto={codice} />
        <CampoTesto modulo={modulo} nome="entiSede.prgServizio" etichetta="Progressivo di servizio" aiuto={cifre} />
      </ColumnLayout>
      <Button
        formAction="none"
        iconName="remove"
        onClick={() => modulo.form.setValue('entiSede', null, { shouldDirty: true })}
      >
        Togli gli enti per ListaPosPA
      </Button>
    </SpaceBetween>
  );
};

/** The patron saint of the town: a holiday of the site. */
export const PatronoScuola = ({ modulo }: { readonly modulo: ControlloModulo<ScuolaInput> }) => {
  const patrono = useWatch({ control: modulo.form.control, name: 'patrono' });
  if (patrono === null)
    return (
      <Button
        formAction="none"
        iconName="add-plus"
        onClick={() => modulo.form.setValue('patrono', { nome: '', mese: 1, giorno: 1 }, { shouldDirty: true })}
      >
        Aggiungi il santo patrono
      </Button>
    );
  return (
    <SpaceBetween size="s">
      <ColumnLayout columns={3}>
        <CampoTesto modulo={modulo} nome="patrono.nome" etichetta="Santo patrono" />
        <CampoIntero modulo={modulo} nome="patrono.giorno" parola="Giorno del patrono" etichetta="Giorno" />
        <CampoMese modulo={modulo} nome="patrono.mese" parola="Giorno del patrono" etichetta="Mese" />
      </ColumnLayout>
      <Button
        formAction="none"
        iconName="remove"
        onClick={() => modulo.form.setValue('patrono', null, { shouldDirty: true })}
      >
        Togli il santo patrono
      </Button>
    </SpaceBetween>
  );
};
