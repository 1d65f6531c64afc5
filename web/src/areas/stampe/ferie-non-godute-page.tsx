import Button from '@cloudscape-design/components/button';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { serviziRoutes } from '#shared/contracts/servizi/servizi.ts';
import type { RigaServizio } from '#shared/contracts/servizi/servizio.ts';
import { descrizioneContratto } from '#shared/domain/persona/percettore.ts';
import { annoScolasticoDi, periodoAnnoScolastico } from '#shared/domain/tempo/anno-scolastico.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { SceltaAnno } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { useSession } from '#ui/session.ts';
import { FerieNonGoduteModale } from './ferie-non-godute-modale.tsx';

const colonne: readonly Colonna<RigaServizio, 'nominativo' | 'datInizio' | 'datFine'>[] = [
  { id: 'desCognome', titolo: 'Cognome', ordine: 'nominativo', larghezza: 180 },
  { id: 'desNome', titolo: 'Nome', larghezza: 160 },
  { id: 'desQualificaRetributiva', titolo: 'Qualifica' },
  { id: 'datInizio', titolo: 'Dal', tipo: 'data', ordine: 'datInizio' },
  { id: 'datFine', titolo: 'Al', tipo: 'data', ordine: 'datFine' },
  { id: 'numOreSettimanali', titolo: 'Ore', tipo: 'ore' },
];

const contratti = (['TD_30_6', 'TD_31_8', 'SUPPLENTE_BREVE'] as const).map((codice) => ({
  value: codice,
  label: descrizioneContratto[codice],
}));
type Contratto = (typeof contratti)[number];
const [AL_30_GIUGNO] = contratti;

/** Who served for a fixed term in a school year: those chosen get the decree of the leave they did not take. */
export const FerieNonGodutePage = () => {
  const { sessione } = useSession();
  const [numAnno, setNumAnno] = useState(annoScolasticoDi(sessione.oggi).numAnno);
  const [contratto, setContratto] = useState<Contratto | undefined>(AL_30_GIUGNO);
  const [scelti, setScelti] = useState<readonly string[] | null>(null);
  const elenco = useElencoRicerca({
    nome: 'ferie-non-godute',
    route: serviziRoutes.searchServizi,
    criteri: {
      ...periodoAnnoScolastico(numAnno < 0 ? annoScolasticoDi(sessione.oggi).numAnno : numAnno),
      ...(contratto === undefined ? {} : { contratto: contratto.value }),
    },
    colonne,
    ordine: 'nominativo',
    filtri: [{ campo: 'nominativo', etichetta: 'Cognome e nome' }],
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  const scegli = (righe: readonly RigaServizio[]) =>
    setScelti([...new Set(righe.map(({ uidSubAnagrafe }) => uidSubAnagrafe))]);
  return (
    <>
      <Elenco
        elenco={elenco}
        titolo="Ferie non godute"
        descrizione="Chi ha lavorato a tempo determinato nell'anno scolastico: il decreto è di ogni persona scelta, con tutti i suoi servizi dell'anno"
        etichetta={({ desCognome, desNome }) => `${desCognome} ${desNome}`}
        onApri={(riga) => scegli([riga])}
        azioni={
          <SpaceBetween direction="horizontal" size="s" alignItems="center">
            <SceltaAnno valore={numAnno} onCambia={setNumAnno} />
            <Select
              ariaLabel="Contratto"
              selectedOption={contratto ?? null}
              options={contratti}
              onChange={({ detail }) =>
                setContratto(contratti.find(({ value }) => value === detail.selectedOption.value))
              }
            />
          </SpaceBetween>
        }
        azioniMassive={(righe) => (
          <Button variant="primary" disabled={righe.length === 0} onClick={() => scegli(righe)}>
            Stampa il decreto
          </Button>
        )}
        vuoto={{
          titolo: 'Nessun servizio',
          testo:
            "Nell'anno scolastico nessuno ha un servizio a tempo determinato con questo contratto: scegliere un altro anno o un altro contratto, o registrare il servizio.",
        }}
      />
      {scelti !== null && (
        <FerieNonGoduteModale
          numAnno={numAnno < 0 ? annoScolasticoDi(sessione.oggi).numAnno : numAnno}
          uidSubAnagrafeList={[...scelti]}
          onChiudi={() => setScelti(null)}
        />
      )}
    </>
  );
};
