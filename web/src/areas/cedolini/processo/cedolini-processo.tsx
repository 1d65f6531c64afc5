import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '#api/query.ts';
import { payslipRoutes, processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { TestataCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { chiConCodice } from '#shared/domain/persona/nominativo.ts';
import { descrizionePercettore } from '#shared/domain/persona/percettore.ts';
import { StatoCell } from '#ui/celle.tsx';
import { useConferma } from '#ui/conferma.tsx';
import type { AzioneRiga } from '#ui/elenco/azioni-riga.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { quanti } from '#ui/formati.ts';
import { useNotices } from '#ui/notices.tsx';
import { SalvaSituazioni } from '../collaudo/salva-situazioni.tsx';
import { esitiCedolino } from '../stati.ts';
import { ModificaCedolino } from './modifica-cedolino.tsx';
import { MotivoScarto } from './scarti/motivo-scarto.tsx';
import { ScartatiProcesso } from './scarti/scartati-processo.tsx';
import { useRicalcolaPersona } from './scarti/use-ricalcola-persona.ts';
import { StampaCedolini } from './stampa-cedolini.tsx';

const nome = ({ storico }: TestataCedolino) => `${storico.desCognome} ${storico.desNome}`;

const colonne: readonly Colonna<TestataCedolino, 'nominativo' | 'desCf'>[] = [
  { id: 'nominativo', titolo: 'Cognome e nome', valore: nome, ordine: 'nominativo' },
  { id: 'storico.desCf', titolo: 'Codice fiscale', ordine: 'desCf', seLarga: true },
  {
    id: 'esito',
    titolo: 'Esito',
    intera: true,
    cella: ({ esito, numAvvisi }) =>
      numAvvisi > 0 && esito === 'CALCOLATO' ? (
        <StatoCell
          valore="AVVISI"
          stati={{ AVVISI: { tipo: 'warning', testo: `Calcolato, ${quanti(numAvvisi, 'avviso', 'avvisi')}` } }}
        />
      ) : (
        <StatoCell valore={esito} stati={esitiCedolino} />
      ),
  },
  { id: 'lordo', titolo: 'Lordo', tipo: 'importo' },
  { id: 'netto', titolo: 'Netto', tipo: 'importo' },
  { id: 'oneri', titolo: 'Oneri', tipo: 'importo', seLarga: true },
  { id: 'lordoStato', titolo: 'Lordo Stato', tipo: 'importo' },
  {
    id: 'percettore',
    titolo: 'Percettore',
    valore: ({ percettore }) => percettore && descrizionePercettore[percettore],
    nascosta: true,
  },
  { id: 'flgModificato', titolo: 'Modificato a mano', tipo: 'si_no', nascosta: true },
];

/** Who is not computed says why, in the list and in its file. */
const conMotivo = (conScartati: boolean): readonly Colonna<TestataCedolino, 'nominativo' | 'desCf'>[] => {
  const motivo: Colonna<TestataCedolino, 'nominativo' | 'desCf'> = {
    id: 'motivo',
    titolo: 'Motivo dello scarto',
    valore: ({ anomalie }) => anomalie.map(({ messaggio }) => messaggio).join(' '),
    cella: (testata) => <MotivoScarto testata={testata} />,
    nascosta: !conScartati,
  };
  return colonne.flatMap((colonna) => (colonna.id === 'esito' ? [colonna, motivo] : [colonna]));
};

const filtri = [
  { campo: 'nominativo', etichetta: 'Cognome e nome' },
  { campo: 'desCf', etichetta: 'Codice fiscale' },
  {
    campo: 'esito',
    etichetta: 'Esito',
    operatori: ['uguale'],
    valori: [
      { valore: 'CALCOLATO', etichetta: 'Calcolato' },
      { valore: 'SCARTATO', etichetta: 'Scartato' },
    ],
  },
] as const;

const diRicalcolo = (bloccato: boolean, ricalcola: () => Promise<void>): AzioneRiga => ({
  testo: 'Ricalcola',
  onClick: () => {
    void ricalcola();
  },
  disabilitata: bloccato,
  motivo: BLOCCATA,
});

const BLOCCATA = "L'elaborazione è esposta, contabilizzata o in corso";

/** Why there is no payslip yet. */
const vuotoDi = ({ STATUS }: Processo): string => {
  if (STATUS === 'IN_CORSO') return 'I cedolini compaiono man mano che il calcolo procede.';
  return STATUS === 'ATTESA'
    ? "L'elaborazione non è ancora calcolata: scegliere persone e voci, poi avviare il calcolo."
    : 'In questa elaborazione non ci sono persone.';
};

/** The payslips of a run: list, change, print, delete; a row opens the payslip explained. */
export const CedoliniProcesso = ({
  processo,
  bloccato,
  onCambiato,
}: {
  readonly processo: Processo;
  readonly bloccato: boolean;
  readonly onCambiato: () => void;
}) => {
  const conScartati = processo.numScartati > 0;
  const colonneMostrate = useMemo(() => conMotivo(conScartati), [conScartati]);
  const ricalcola = useRicalcolaPersona(onCambiato);
  const elenco = useElencoRicerca({
    nome: 'cedolini',
    route: payslipRoutes.listCedolini,
    criteri: { idProcesso: processo.uid },
    colonne: colonneMostrate,
    ordine: 'nominativo',
    filtri,
    testoLibero: 'nominativo',
    unFiltroAllaVolta: true,
  });
  const naviga = useNavigate();
  const apri = ({ uid }: TestataCedolino) => {
    void naviga(`/cedolini?processo=${processo.uid}&cedolino=${uid}`);
  };
  const [modifica, setModifica] = useState<TestataCedolino | null>(null);
  const elimina = useWrite(payslipRoutes.removeCedolini, [
    processiRoutes.getProcesso,
    processiRoutes.listProcessi,
    payslipRoutes.listCedolini,
  ]);
  const conferma = useConferma();
  const { notify } = useNotices();
  const chiediElimina = (scelti: readonly TestataCedolino[], svuota: () => void) =>
    conferma({
      titolo:
        scelti.length === 1 && scelti[0]
          ? `Eliminare il cedolino di ${chiConCodice(scelti[0].storico)}?`
          : `Eliminare ${scelti.length} cedolini?`,
      azione: 'Elimina',
      testo: 'I cedolini eliminati si possono rifare solo con un nuovo calcolo.',
      ...(scelti.length > 20 ? { parola: 'ELIMINA' } : {}),
      esegui: async () => {
        await elimina.mutateAsync({
          body: { idProcesso: processo.uid, versione: processo.versione, idCedolinoList: scelti.map(({ uid }) => uid) },
        });
        svuota();
        notify('success', 'Cedolini eliminati');
      },
    });
  return (
    <SpaceBetween size="m">
      <ScartatiProcesso
        processo={processo}
        bloccato={bloccato}
        onMostra={() => elenco.filtra([{ campo: 'esito', operatore: 'uguale', valore: 'SCARTATO' }])}
        onCambiato={onCambiato}
      />
      <Elenco
        elenco={elenco}
        titolo="Cedolini"
        affiancabile
        variante="container"
        etichetta={nome}
        onApri={apri}
        azioni={<StampaCedolini processo={processo} />}
        azioniMassive={(scelti, svuota) => (
          <SpaceBetween direction="horizontal" size="xs">
            <StampaCedolini processo={processo} scelti={scelti} />
            <SalvaSituazioni scelti={scelti} onSalvate={svuota} />
            <Button disabled={bloccato || scelti.length === 0} onClick={() => chiediElimina(scelti, svuota)}>
              Elimina
            </Button>
          </SpaceBetween>
        )}
        azioniRiga={(riga) => [
          { testo: 'Spiega', onClick: () => apri(riga) },
          ...(riga.esito === 'SCARTATO' ? [diRicalcolo(bloccato, () => ricalcola(riga))] : []),
          {
            testo: 'Modifica',
            onClick: () => setModifica(riga),
            disabilitata: bloccato,
            motivo: BLOCCATA,
          },
          {
            testo: 'Elimina',
            onClick: () => chiediElimina([riga], () => undefined),
            disabilitata: bloccato,
            motivo: BLOCCATA,
          },
        ]}
        vuoto={{ titolo: 'Nessun cedolino', testo: vuotoDi(processo) }}
      />
      {modifica && (
        <ModificaCedolino
          processo={processo}
          testata={modifica}
          onChiudi={() => setModifica(null)}
          onSalvato={(salvato) => {
            elenco.salvata(salvato);
            setModifica(null);
          }}
        />
      )}
    </SpaceBetween>
  );
};
