import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import type { AltriDati, DatiPropri, Firmatario } from '#shared/contracts/scuola/dati-propri.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { posizioniRoutes } from '#shared/contracts/tabelle/posizioni.ts';
import { atecoInParole } from '#shared/domain/codici/ateco.ts';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { delConto, isOfferta, type ChiE } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { descrizioneRuoloFirma } from '#shared/domain/scuola.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { ConParola } from '#ui/celle.tsx';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import type { Voce } from '#ui/modulo/campi/campo-scelta.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { AltriDatiModale } from './altri-dati-modale.tsx';
import { FirmatarioModale } from './firmatario-modale.tsx';
import { inputDi, useSalvaScuola, useScuolaPropria } from './scuola-propria.ts';
import { useRegioni } from './use-regioni.ts';

/** The dated data of the school: what filings need, who signs. */
export const AltriDatiPage = () => {
  const { scuola, caricamento, errore, ricarica } = useScuolaPropria();
  return (
    <Pagina
      titolo="Altri dati della scuola"
      descrizione="Dati fiscali e previdenziali, dirigente e direttore: ciascuno con la sua decorrenza"
    >
      {errore || caricamento ? (
        <Attesa errore={errore} onRiprova={ricarica} />
      ) : (
        <DatiScuola scuola={scuola} onSalvata={ricarica} />
      )}
    </Pagina>
  );
};

const DatiScuola = ({ scuola, onSalvata }: { readonly scuola: Scuola | null; readonly onSalvata: () => void }) => {
  const naviga = useNavigate();
  if (scuola?.dati) return <ListeDati scuola={scuola} dati={scuola.dati} onSalvata={onSalvata} />;
  return (
    <StatoVuoto
      titolo="Mancano i dati della scuola"
      testo="Prima di questi vanno salvati codice, denominazione e sede."
      azione={
        <Button
          onClick={() => {
            void naviga('/scuola');
          }}
        >
          Vai ai dati della scuola
        </Button>
      }
    />
  );
};

const colonneDati = (regioni: readonly Voce<string>[], di: ChiE): readonly Colonna<AltriDati>[] => [
  { id: 'dal', titolo: 'Dal', tipo: 'data', larghezza: 120 },
  {
    id: 'codRegioneFiscale',
    titolo: 'Regione fiscale',
    valore: ({ codRegioneFiscale: sua }) => regioni.find(({ codice }) => codice === sua)?.descrizione ?? sua,
    larghezza: 150,
  },
  {
    id: 'ibanTesoreria',
    titolo: `IBAN ${delConto(di)}`,
    valore: ({ ibanTesoreria }) => formatIban(ibanTesoreria ?? ''),
    intera: true,
    larghezza: 290,
  },
  { id: 'codSedeInps', titolo: 'Codice sede INPS', larghezza: 120 },
  ...(isOfferta('FONDI_PUBBLICI', di)
    ? [{ id: 'provinciaInpdap', titolo: 'Provincia ex INPDAP', nascosta: true }]
    : []),
  {
    id: 'codAteco',
    titolo: 'ATECO',
    larghezza: 190,
    cella: ({ codAteco }) => <ConParola codice={codAteco ?? ''} parola={atecoInParole(codAteco ?? '')} />,
  },
  ...(isOfferta('LISTE_NOIPA', di) ? [{ id: 'codUfficioNoipa', titolo: 'Codice ufficio NoiPA' }] : []),
];
const colonneFirmatari: readonly Colonna<Firmatario>[] = [
  { id: 'nominativo', titolo: 'Nominativo', larghezza: 240 },
  { id: 'ruolo', titolo: 'Incarico', valore: ({ ruolo }) => descrizioneRuoloFirma[ruolo], larghezza: 280 },
  { id: 'codFiscale', titolo: 'Codice fiscale', larghezza: 200 },
  { id: 'dal', titolo: 'Dal', tipo: 'data', larghezza: 120 },
  { id: 'al', titolo: 'Al', tipo: 'data' },
];

type Aperto =
  | { readonly lista: 'altriDati'; readonly voce: AltriDati | null }
  | { readonly lista: 'firmatari'; readonly voce: Firmatario | null };

const ListeDati = ({
  scuola,
  dati,
  onSalvata,
}: {
  readonly scuola: Scuola;
  readonly dati: DatiPropri;
  readonly onSalvata: () => void;
}) => {
  const [aperto, setAperto] = useState<Aperto | null>(null);
  const salva = useSalvaScuola(scuola);
  const conferma = useConferma();
  const { fiscali } = useRegioni();
  const { data: posizioni } = useRoute(posizioniRoutes.listPosInps, {});
  const altri = useElencoLocale<AltriDati>({
    nome: 'altri-dati',
    righe: dati.altriDati,
    colonne: useMemo(() => colonneDati(fiscali, dati), [fiscali, dati]),
    chiave: ({ dal }) => dal,
    verso: 'DESC',
  });
  const firmatari = useElencoLocale<Firmatario>({
    nome: 'firmatari',
    righe: dati.firmatari,
    colonne: colonneFirmatari,
    chiave: ({ ruolo, dal }) => `${ruolo}${dal}`,
    ordine: 'dal',
    verso: 'DESC',
  });
  const save = (nuovi: Partial<DatiPropri>) =>
    salva({ ...inputDi(scuola), dati: { ...dati, ...nuovi } }, scuola.versione);
  const chiudi = () => setAperto(null);
  const salvata = () => {
    chiudi();
    onSalvata();
  };
  const togli = (cosa: string, nuovi: Partial<DatiPropri>) =>
    conferma({
      titolo: `Togliere ${cosa}?`,
      azione: 'Togli',
      esegui: async () => {
        await save(nuovi);
        onSalvata();
      },
    });
  return (
    <SpaceBetween size="l">
      <Elenco
        elenco={altri}
        variante="container"
        titolo="Dati fiscali e previdenziali"
        esporta={false}
        etichetta={({ dal }) => `Dati dal ${formatGiorno(dal)}`}
        onApri={(voce) => setAperto({ lista: 'altriDati', voce })}
        crea={{ testo: 'Nuova decorrenza', onClick: () => setAperto({ lista: 'altriDati', voce: null }) }}
        vuoto={{ titolo: 'Nessun dato', testo: 'Servono per F24, denunce e certificazioni.' }}
        azioniRiga={(voce) => [
          { testo: 'Modifica', onClick: () => setAperto({ lista: 'altriDati', voce }) },
          {
            testo: 'Togli',
            onClick: () =>
              togli(`i dati dal ${voce.dal.split('-').reverse().join('/')}`, {
                altriDati: dati.altriDati.filter((altra) => altra !== voce),
              }),
          },
        ]}
      />
      <Elenco
        elenco={firmatari}
        variante="container"
        titolo="Dirigente e direttore"
        esporta={false}
        etichetta={({ nominativo }) => nominativo}
        onApri={(voce) => setAperto({ lista: 'firmatari', voce })}
        crea={{
          testo: 'Nuovo incarico',
          onClick: () => setAperto({ lista: 'firmatari', voce: null }),
          secondaria: true,
        }}
        vuoto={{ titolo: 'Nessun incarico', testo: 'Chi rappresenta la scuola nelle denunce e firma le stampe.' }}
        azioniRiga={(voce) => [
          { testo: 'Modifica', onClick: () => setAperto({ lista: 'firmatari', voce }) },
          {
            testo: 'Togli',
            onClick: () =>
              togli(`l'incarico di ${voce.nominativo}`, {
                firmatari: dati.firmatari.filter((altra) => altra !== voce),
              }),
          },
        ]}
      />
      {aperto?.lista === 'altriDati' && (
        <AltriDatiModale
          di={dati}
          voce={aperto.voce}
          altre={dati.altriDati}
          sedeInps={posizioni?.find(({ uid }) => uid === scuola.uidPosInps)?.codSede ?? null}
          salva={(altriDati) => save({ altriDati })}
          onChiudi={chiudi}
          onSalvata={salvata}
        />
      )}
      {aperto?.lista === 'firmatari' && (
        <FirmatarioModale
          voce={aperto.voce}
          altre={dati.firmatari}
          salva={(nuovi) => save({ firmatari: nuovi })}
          onChiudi={chiudi}
          onSalvata={salvata}
        />
      )}
    </SpaceBetween>
  );
};
