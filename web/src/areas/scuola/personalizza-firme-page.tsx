import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRoute, useWrite } from '#api/query.ts';
import type { Firmatario } from '#shared/contracts/scuola/dati-propri.ts';
import { impostazioniRoutes, VersioneFirme, type Firme } from '#shared/contracts/scuola/impostazioni.ts';
import type { Scuola } from '#shared/contracts/scuola/scuola.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { formatIstante } from '#ui/formati.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { onEntry } from '#ui/modulo/on-entry.ts';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import { useScuolaPropria } from './scuola-propria.ts';

const etichette = {
  dal: 'Dal',
  etichettaDs: 'Dicitura del dirigente',
  firmaDs: 'Firma del dirigente',
  etichettaDsga: 'Dicitura del DSGA',
  firmaDsga: 'Firma del DSGA',
  dicitura: 'Frase sotto le firme',
};
const colonne: readonly Colonna<VersioneFirme>[] = [
  { id: 'dal', titolo: etichette.dal, tipo: 'data', larghezza: 130 },
  {
    id: 'firmaDs',
    titolo: etichette.firmaDs,
    valore: ({ etichettaDs, firmaDs }) => `${etichettaDs} ${firmaDs}`,
    larghezza: 300,
  },
  {
    id: 'firmaDsga',
    titolo: etichette.firmaDsga,
    valore: ({ etichettaDsga, firmaDsga }) => `${etichettaDsga} ${firmaDsga}`,
    larghezza: 300,
  },
  { id: 'dicitura', titolo: etichette.dicitura, nascosta: true },
];
const NESSUNA: readonly VersioneFirme[] = [];

/** The signatures printed for head teacher and administrative director, each from a day on. */
export const PersonalizzaFirmePage = () => {
  const { data, error, isPending, refetch } = useRoute(impostazioniRoutes.getFirme, {}, { staleTime: 0 });
  const salva = useWrite(impostazioniRoutes.saveFirme, [impostazioniRoutes.getFirme]);
  const [aperta, setAperta] = useState<VersioneFirme | 'nuova' | null>(null);
  const conferma = useConferma();
  const naviga = useNavigate();
  const { sessione } = useSession();
  const { scuola } = useScuolaPropria();
  const versioni = data?.versioni ?? NESSUNA;
  const elenco = useElencoLocale<VersioneFirme>({
    nome: 'firme',
    righe: versioni,
    colonne,
    chiave: ({ dal }) => dal,
    verso: 'DESC',
  });
  const save = (nuove: readonly VersioneFirme[]) =>
    salva.mutateAsync({ body: { versioni: [...nuove], versione: data?.versione ?? 1 } });
  return (
    <SpaceBetween size="s">
      <Elenco
        elenco={{
          ...elenco,
          caricamento: isPending,
          errore: error,
          ricarica: () => {
            void refetch();
          },
        }}
        titolo="Personalizza firme"
        descrizione="Come firmano le stampe dirigente e direttore, dalla data indicata in poi"
        esporta={false}
        etichetta={({ dal }) => `firme dal ${formatGiorno(dal)}`}
        onApri={setAperta}
        azioni={
          <Button
            onClick={() => {
              void naviga('/pannellocontrollo');
            }}
          >
            Torna al pannello
          </Button>
        }
        crea={{ testo: 'Nuova decorrenza', onClick: () => setAperta('nuova') }}
        vuoto={{ titolo: 'Nessuna firma', testo: 'Senza firme non si possono contabilizzare le elaborazioni.' }}
        azioniRiga={(riga) => [
          { testo: 'Modifica', onClick: () => setAperta(riga) },
          {
            testo: 'Elimina',
            onClick: () =>
              conferma({
                titolo: `Eliminare le firme dal ${formatGiorno(riga.dal)}?`,
                azione: 'Elimina',
                esegui: () => save(versioni.filter((altra) => altra !== riga)),
              }),
          },
        ]}
      />
      {data?.modificatoIl && (
        <Box color="text-body-secondary">
          Ultima modifica di {data.modificatoDa}, {formatIstante(data.modificatoIl)}
        </Box>
      )}
      {aperta && (
        <FirmeModale
          versione={aperta === 'nuova' ? null : aperta}
          altre={versioni}
          firmatari={inCarica(scuola, sessione.oggi)}
          salva={save}
          onChiudi={() => setAperta(null)}
        />
      )}
    </SpaceBetween>
  );
};

/** Returns the names of head teacher and director on that day, as the school's record has them. */
const inCarica = (scuola: Scuola | null, oggi: string): Pick<VersioneFirme, 'firmaDs' | 'firmaDsga'> => {
  const di = (quale: Firmatario['ruolo']): string =>
    scuola?.dati?.firmatari.find(({ ruolo, dal, al }) => ruolo === quale && dal <= oggi && (al === null || al >= oggi))
      ?.nominativo ?? '';
  return { firmaDs: di('DS'), firmaDsga: di('DSGA') };
};

interface ModaleProps {
  readonly versione: VersioneFirme | null;
  readonly altre: readonly VersioneFirme[];
  /** The names of those who are in office: what the first signatures start from. */
  readonly firmatari: Pick<VersioneFirme, 'firmaDs' | 'firmaDsga'>;
  readonly salva: (versioni: readonly VersioneFirme[]) => Promise<Firme>;
  readonly onChiudi: () => void;
}

const FirmeModale = ({ versione, altre, firmatari, salva, onChiudi }: ModaleProps) => {
  const { sessione } = useSession();
  const ultima = altre.at(-1);
  const modulo = useModulo({
    schema: VersioneFirme,
    valori: versione ?? {
      etichettaDs: 'Il dirigente scolastico',
      etichettaDsga: 'Il direttore dei servizi generali e amministrativi',
      ...firmatari,
      ...ultima,
      dal: sessione.oggi,
    },
    salva: (valori) =>
      onEntry(
        'versioni',
        salva(versione ? altre.map((altra) => (altra === versione ? valori : altra)) : [...altre, valori]),
      ),
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={versione ? `Firme dal ${formatGiorno(versione.dal)}` : 'Nuove firme'}
      size="large"
      onChiudi={onChiudi}
    >
      <CampoData modulo={modulo} nome="dal" etichetta={etichette.dal} />
      <ColumnLayout columns={2}>
        <CampoTesto modulo={modulo} nome="etichettaDs" etichetta={etichette.etichettaDs} />
        <CampoTesto
          modulo={modulo}
          nome="firmaDs"
          etichetta={etichette.firmaDs}
          aiuto="Cognome e nome come vanno stampati"
        />
        <CampoTesto modulo={modulo} nome="etichettaDsga" etichetta={etichette.etichettaDsga} />
        <CampoTesto
          modulo={modulo}
          nome="firmaDsga"
          etichetta={etichette.firmaDsga}
          aiuto="Cognome e nome come vanno stampati"
        />
      </ColumnLayout>
      <CampoTesto
        modulo={modulo}
        nome="dicitura"
        etichetta={etichette.dicitura}
        aiuto="Per esempio: firma autografa omessa ai sensi dell'art. 3, c. 2, D.Lgs. 39/1993"
      />
    </ModaleModulo>
  );
};
