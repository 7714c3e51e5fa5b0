import '@noodlenaut/game/testing/use-ws';
