import Button from '@cloudscape-design/components/button';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWrite } from '#api/query.ts';
import { fiscaleRoutes, type Fiscali } from '#shared/contracts/anagrafe/fiscale.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizionePercettore } from '#shared/domain/persona/percettore.ts';
import { formatAliquota } from '#shared/money/centesimi.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { useNotices } from '#ui/notices.tsx';
import { FinestraRegistro } from '#ui/registro/registro-modifiche.tsx';
import { useHasRole, useSession } from '#ui/session.ts';
import { etichetteFiscali as etichette, righeFiscali } from './etichette-fiscali.ts';
import { FiscaliModale } from './fiscali-modale.tsx';

const colonne: readonly Colonna<Fiscali>[] = [
  { id: 'numAnno', titolo: etichette.numAnno, larghezza: 110 },
  {
    id: 'percettore',
    titolo: etichette.percettore,
    valore: ({ percettore }) => (percettore === null ? 'Dai servizi' : descrizionePercettore[percettore.tipo]),
    larghezza: 200,
  },
  {
    id: 'numAliquotaMassima',
    titolo: etichette.numAliquotaMassima,
    cella: ({ numAliquotaMassima }) =>
      numAliquotaMassima === null ? 'Non indicata' : formatAliquota(numAliquotaMassima),
    larghezza: 160,
  },
  { id: 'desAliquotaLettaDa', titolo: etichette.desAliquotaLettaDa, larghezza: 200 },
  { id: 'numRedditoPresunto', titolo: etichette.numRedditoPresunto, tipo: 'importo', larghezza: 180 },
];

type Aperto =
  | { readonly cosa: 'nuovo'; readonly anno: number }
  | { readonly cosa: 'modifica' | 'registro'; readonly fiscali: Fiscali };

/** The year of tax data that the address asks to open (&anno=…&campo=…), until it is closed. */
const useAnnoIndicato = (): { readonly anno: number | null; readonly dimentica: () => void } => {
  const [params, setParams] = useSearchParams();
  return {
    anno: params.has('campo') ? Number(params.get('anno')) : null,
    dimentica: () =>
      setParams(
        (attuali) => {
          attuali.delete('campo');
          attuali.delete('anno');
          return attuali;
        },
        { replace: true },
      ),
  };
};

/** The tax data of a person, year by year. */
export const FiscaliPersona = ({ persona }: { readonly persona: Persona }) => {
  const elenco = useElencoRighe({
    nome: 'fiscali-persona',
    route: fiscaleRoutes.listFiscali,
    request: { body: { criteria: { uidSubAnagrafe: persona.uid } } },
    colonne,
    ordine: 'numAnno',
    verso: 'DESC',
  });
  const [aperto, setAperto] = useState<Aperto | null>(null);
  const elimina = useWrite(fiscaleRoutes.removeFiscali);
  const predefiniti = useWrite(fiscaleRoutes.createFiscaliDefault);
  const conferma = useConferma();
  const { notify, notifyError } = useNotices();
  const { sessione } = useSession();
  const vedeRegistro = useHasRole('GESTORE', 'TESTER');
  const [anno, mese] = [Number(sessione.oggi.slice(0, 4)), Number(sessione.oggi.slice(5, 7))];
  const indicato = useAnnoIndicato();
  const chiudi = () => {
    setAperto(null);
    indicato.dimentica();
  };
  const modifica = (fiscali: Fiscali) => setAperto({ cosa: 'modifica', fiscali });
  const nome = nominativo(persona.desCognome, persona.desNome);
  const manca = !elenco.caricamento && (elenco.tutte ?? []).every(({ numAnno }) => numAnno !== anno);
  const { caricamento, tutte } = elenco;
  const { anno: daAprire } = indicato;
  const aperta = useRef(false);
  useEffect(() => {
    if (daAprire === null || caricamento || aperta.current) return;
    aperta.current = true;
    const fiscali = tutte?.find(({ numAnno }) => numAnno === daAprire);
    setAperto(fiscali === undefined ? { cosa: 'nuovo', anno: daAprire } : { cosa: 'modifica', fiscali });
  }, [daAprire, caricamento, tutte]);
  const copia = () =>
    predefiniti
      .mutateAsync({ body: { anno, mese, list: [persona.uid] } })
      .then((creati) => {
        creati.forEach(elenco.salvata);
        notify('success', `Dati fiscali del ${anno} creati`);
      })
      .catch(notifyError);
  const chiediElimina = (fiscali: Fiscali) =>
    conferma({
      titolo: `Eliminare i dati fiscali ${fiscali.numAnno} di ${nome}?`,
      testo: 'I cedolini già calcolati non cambiano.',
      azione: 'Elimina',
      esegui: async () => {
        await elimina.mutateAsync({
          body: { uidSubAnagrafe: persona.uid, numAnno: fiscali.numAnno, versione: fiscali.versione },
        });
        elenco.tolta(fiscali);
        notify('success', `Dati fiscali del ${fiscali.numAnno} eliminati`);
      },
    });
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Dati fiscali"
        descrizione="Un anno per riga: titolo del pagamento, aliquota massima, redditi, detrazioni, contributi, addizionali"
        etichetta={({ numAnno }) => String(numAnno)}
        onApri={modifica}
        azioni={
          manca && (
            <Button
              loading={predefiniti.isPending}
              onClick={() => {
                void copia();
              }}
            >
              Prepara il {anno}
            </Button>
          )
        }
        crea={{ testo: 'Nuovo anno', onClick: () => setAperto({ cosa: 'nuovo', anno }) }}
        vuoto={{
          titolo: 'Nessun dato fiscale',
          testo: `Preparare il ${anno} con i valori predefiniti, oppure inserire un anno.`,
        }}
        azioniRiga={(fiscali) => [
          { testo: 'Modifica', onClick: () => modifica(fiscali) },
          ...(vedeRegistro
            ? [{ testo: "Chi l'ha modificato", onClick: () => setAperto({ cosa: 'registro', fiscali }) }]
            : []),
          { testo: 'Elimina', onClick: () => chiediElimina(fiscali) },
        ]}
      />
      {aperto?.cosa === 'nuovo' && (
        <FiscaliModale uidSubAnagrafe={persona.uid} anno={aperto.anno} onChiudi={chiudi} onSalvati={elenco.salvata} />
      )}
      {aperto?.cosa === 'modifica' && (
        <FiscaliModale
          uidSubAnagrafe={persona.uid}
          anno={anno}
          fiscali={aperto.fiscali}
          onChiudi={chiudi}
          onSalvati={elenco.salvata}
        />
      )}
      {aperto?.cosa === 'registro' && (
        <FinestraRegistro
          entita="FISCALI"
          uid={aperto.fiscali.uid}
          titolo={`${nome}, ${aperto.fiscali.numAnno}`}
          etichette={etichette}
          righe={righeFiscali}
          onChiudi={chiudi}
        />
      )}
    </>
  );
};
