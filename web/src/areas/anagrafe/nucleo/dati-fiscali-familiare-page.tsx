import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { useRoute, useWrite } from '#api/query.ts';
import { FamFiscaleModulo, nucleoRoutes, type FamFiscale } from '#shared/contracts/anagrafe/nucleo.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizioneParentela } from '#shared/domain/persona/parentela.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota, UNO } from '#shared/money/centesimi.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { useSoggetto } from '#ui/frame.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAliquota } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSalvaDi } from '#ui/modulo/use-salva.ts';
import { useNotices } from '#ui/notices.tsx';
import { diUno } from '#ui/personale/di-uno.ts';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { useHasRole } from '#ui/session.ts';
import { CarichiAltrove } from './carichi-altrove.tsx';

const etichette = {
  datDecorrenza: 'Decorrenza',
  flgCarico: 'A carico',
  numMisura: 'Misura',
  flgDisabile: 'Con disabilità',
};

const colonne: readonly Colonna<FamFiscale>[] = [
  { id: 'datDecorrenza', titolo: etichette.datDecorrenza, tipo: 'data', larghezza: 160 },
  { id: 'flgCarico', titolo: etichette.flgCarico, tipo: 'si_no', larghezza: 140 },
  {
    id: 'numMisura',
    titolo: etichette.numMisura,
    larghezza: 140,
    cella: ({ numMisura }) => (numMisura === null ? '–' : formatAliquota(numMisura)),
  },
  { id: 'flgDisabile', titolo: etichette.flgDisabile, tipo: 'si_no' },
];

const dal = ({ datDecorrenza }: FamFiscale): string => `dal ${formatGiorno(datDecorrenza)}`;

type Aperto = { readonly cosa: 'nuovo' } | { readonly cosa: 'modifica' | 'registro'; readonly dato: FamFiscale };

/** Tax data of a relative: each row holds from its day until the next. */
export const DatiFiscaliFamiliarePage = () => {
  const { id = '' } = useParams();
  const { data: familiare } = useRoute(nucleoRoutes.getFamiliare, { params: { uid: id } });
  const { di, intesta } = diUno(familiare, 'del familiare');
  useSoggetto(familiare && nominativo(familiare.desCognome, familiare.desNome));
  const elenco = useElencoRighe({
    nome: 'dati-fiscali-familiare',
    route: nucleoRoutes.listFamFiscali,
    request: { body: { criteria: { UID_PARENTE: id } } },
    colonne,
    ordine: 'datDecorrenza',
    verso: 'DESC',
  });
  const [aperto, setAperto] = useState<Aperto | null>(null);
  const elimina = useWrite(nucleoRoutes.removeFamFiscale, [nucleoRoutes.listCarichiAltrove]);
  const conferma = useConferma();
  const { notify } = useNotices();
  const naviga = useNavigate();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const modifica = (dato: FamFiscale) => setAperto({ cosa: 'modifica', dato });
  const chiediElimina = (dato: FamFiscale) =>
    conferma({
      titolo: `Eliminare i dati fiscali ${di} ${dal(dato)}?`,
      testo: `Tornano a valere quelli della decorrenza precedente, se ci sono.`,
      azione: 'Elimina',
      esegui: async () => {
        await elimina.mutateAsync({ body: { uid: dato.uid, versione: dato.versione } });
        elenco.tolta(dato);
        notify('success', 'Dati fiscali eliminati');
      },
    });
  return (
    <>
      {familiare && <CarichiAltrove familiare={familiare} />}
      <Elenco
        elenco={elenco}
        {...intesta('Dati fiscali', familiare ? descrizioneParentela[familiare.codParentela] : '')}
        etichetta={dal}
        onApri={modifica}
        azioni={
          <Button
            onClick={() => {
              void naviga(-1);
            }}
          >
            Torna al nucleo familiare
          </Button>
        }
        crea={{ testo: 'Nuova decorrenza', onClick: () => setAperto({ cosa: 'nuovo' }) }}
        vuoto={{ titolo: 'Nessun dato fiscale', testo: 'Senza dati fiscali il familiare non dà detrazioni.' }}
        azioniRiga={(dato) => [
          { testo: 'Modifica', onClick: () => modifica(dato) },
          ...(vedeRegistro
            ? [{ testo: "Chi l'ha modificato", onClick: () => setAperto({ cosa: 'registro', dato }) }]
            : []),
          { testo: 'Elimina', onClick: () => chiediElimina(dato) },
        ]}
      />
      {aperto && (
        <Finestra aperto={aperto} di={di} uidParente={id} onChiudi={() => setAperto(null)} onSalvato={elenco.salvata} />
      )}
    </>
  );
};

interface FinestraProps extends Omit<ModaleProps, 'dato'> {
  readonly aperto: Aperto;
  readonly di: string;
}

const Finestra = ({ aperto, di, ...resto }: FinestraProps) => {
  if (aperto.cosa === 'nuovo') return <FamFiscaleModale {...resto} />;
  if (aperto.cosa === 'modifica') return <FamFiscaleModale {...resto} dato={aperto.dato} />;
  return (
    <FinestraRegistro
      entita="FAMFISCALE"
      uid={aperto.dato.uid}
      titolo={`Dati fiscali ${di} ${dal(aperto.dato)}`}
      etichette={etichette}
      onChiudi={resto.onChiudi}
    />
  );
};

interface ModaleProps {
  readonly uidParente: string;
  readonly dato?: FamFiscale;
  readonly onChiudi: () => void;
  readonly onSalvato: (dato: FamFiscale) => void;
}

const FamFiscaleModale = ({ uidParente, dato, onChiudi, onSalvato }: ModaleProps) => {
  const salva = useSalvaDi({ uidParente }, nucleoRoutes.createFamFiscale, nucleoRoutes.updateFamFiscale, dato, [
    nucleoRoutes.listNucleo,
    nucleoRoutes.listCarichiAltrove,
  ]);
  const modulo = useModulo({
    schema: FamFiscaleModulo,
    valori: dato ?? { flgCarico: true, numMisura: UNO },
    versione: dato?.versione,
    salva,
    onSalvato: (salvato) => {
      onSalvato(salvato);
      onChiudi();
    },
  });
  const { control, getValues, setValue } = modulo.form;
  const aCarico = useWatch({ control, name: 'flgCarico' });
  // Who is not dependent has no share; who becomes so starts from the whole.
  useEffect(() => {
    if (aCarico !== (getValues('numMisura') !== null)) setValue('numMisura', aCarico ? UNO : null);
  }, [aCarico, getValues, setValue]);
  return (
    <ModaleModulo modulo={modulo} titolo={dato ? 'Dati fiscali del familiare' : 'Nuova decorrenza'} onChiudi={onChiudi}>
      <CampoData modulo={modulo} nome="datDecorrenza" etichetta={etichette.datDecorrenza} />
      <ColumnLayout columns={2}>
        <CampoSiNo modulo={modulo} nome="flgCarico" etichetta={etichette.flgCarico} />
        <CampoSiNo modulo={modulo} nome="flgDisabile" etichetta={etichette.flgDisabile} />
      </ColumnLayout>
      {aCarico && (
        <CampoAliquota
          modulo={modulo}
          nome="numMisura"
          etichetta={etichette.numMisura}
          aiuto="Coniuge 100 %, figlio 50 % o 100 %, altri familiari la quota che spetta"
        />
      )}
    </ModaleModulo>
  );
};
