import {
  ChiCell,
  ConParola,
  DataCell,
  ImportoCell,
  InteroCell,
  OreCell,
  SiNoCell,
  Stato,
  StatoCell,
} from '#ui/celle.tsx';
import { Segno } from '#ui/segno.tsx';
import type { Esempi } from '../esempio.ts';

const stati = {
  APERTO: { tipo: 'in-progress', testo: 'Aperto' },
  CHIUSO: { tipo: 'success', testo: 'Chiuso' },
} as const;

/** The values of a table. */
export const celle: Esempi = {
  ImportoCell: {
    'un importo': () => <ImportoCell valore={123_456} />,
    'sotto zero': () => <ImportoCell valore={-5_000} />,
    assente: () => <ImportoCell valore={null} />,
  },
  ConParola: {
    'un codice con le sue parole': () => <ConParola codice="0010" parola="ottobre" />,
    'senza parole': () => <ConParola codice="A-12" parola={undefined} />,
  },
  ChiCell: { 'un codice fiscale': () => <ChiCell codice="ESEMPI80A01X000X" /> },
  DataCell: { 'un giorno': () => <DataCell valore="2026-02-10" />, assente: () => <DataCell valore={null} /> },
  OreCell: { 'ore e mezza': () => <OreCell valore={150} />, assente: () => <OreCell valore={null} /> },
  InteroCell: { 'un numero': () => <InteroCell valore={12_345} />, assente: () => <InteroCell valore={null} /> },
  SiNoCell: { sì: () => <SiNoCell valore />, no: () => <SiNoCell valore={false} /> },
  StatoCell: {
    aperto: () => <StatoCell valore="APERTO" stati={stati} />,
    chiuso: () => <StatoCell valore="CHIUSO" stati={stati} />,
  },
  Segno: { 'con le parole': () => <Segno type="success">Inviata: in attesa di esito</Segno> },
  Stato: {
    riuscito: () => <Stato tipo="success" testo="Contabilizzata" />,
    'da guardare': () => <Stato tipo="warning" testo="Da verificare" />,
    fallito: () => <Stato tipo="error" testo="Fallita" />,
  },
};
