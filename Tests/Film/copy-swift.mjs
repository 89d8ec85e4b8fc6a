#!/usr/bin/env node
// Copies the first test of a film as a test in Swift, as the player does.
//
//   copy-swift.mjs FILM.json > OUT.swift
import { readFileSync } from "node:fs";
import { player } from "./player/load.mjs";

const [test] = new player.Film(JSON.parse(readFileSync(process.argv[2], "utf8")), () => null).tests;
process.stdout.write(player.copyAsSwift(test, 0, test.duration));
