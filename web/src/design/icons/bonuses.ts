/** Everything that a tile, a space or a technology can give; the five actions of a player board are among it. */
export const bonuses = {
  develop: '<path d="M3 20h4v-4h4v-4h4V8h5"/><path d="m16.5 4.5 4 3.5-4 3.5"/>',
  dm: '<circle cx="12" cy="12" r="9"/><path d="M6.7 15V9h1.5c2 0 3 1.2 3 3s-1 3-3 3zM13.3 15V9l2.2 3.6L17.7 9v6"/>',
  promote: '<circle cx="8" cy="9" r="2.7"/><path d="M3 20c0-4 2-6 5-6s5 2 5 6z"/><path d="M18 20V6M14.5 9.5 18 6l3.5 3.5"/>',
  unlock: '<rect x="4.5" y="11" width="15" height="10" rx="2"/><path d="M8 11V7.5a4 4 0 0 1 7.6-1.7"/><path d="M12 15v2.5"/>',
  replace:
    '<rect x="3" y="4" width="8" height="11" rx="1.5"/><rect x="13" y="9" width="8" height="11" rx="1.5"/><path d="M14 5.5h3.5V7M10 18.5H6.5V17"/>',
  gain: '<rect x="5" y="3" width="11" height="15" rx="1.8"/><path d="M17.5 15v6M14.5 18h6M8 7h5M8 10h3"/>',
  flip: '<path d="M10 4h4l3.5 13h-11z"/><path d="M4 17h16M8.3 10.5h7.4"/><path d="M8 21h8M14.5 19.5 16 21l-1.5 1.5"/>',
  remove: '<path d="M10 5h4l3.2 12H6.8z"/><path d="M4 17h16M8.3 11h7.4"/><path d="m3.5 3.5 17 17"/>',
  build: '<path d="M8 3 4 21M16 3l4 18"/><path d="M12 4v2.5M12 10v3M12 17v3"/>',
  upgrade: '<path d="M3 4v16M10 4v16M14 4v16M21 4v16"/><path d="M6.5 5v2.5M6.5 11v2.5M6.5 17v2M17.5 5v2.5M17.5 11v2.5M17.5 17v2"/>',
  station:
    '<rect x="4" y="4" width="10" height="17" rx="1.8"/><path d="M2.5 21h13M7 7.5h4v4H7z"/><path d="M14 12h2c1 0 1.5.6 1.5 1.5V17a1.7 1.7 0 0 0 3.4 0V9.5L18 6.5"/>',
  load: '<path d="M3 13v5h11v-5z"/><path d="M14 14h4l3 3v1h-7"/><circle cx="7" cy="19.5" r="1.7"/><circle cx="17.5" cy="19.5" r="1.7"/><path d="M8.5 2.5v7M5.5 6.8l3 3 3-3"/>',
  move: '<path d="M2 8h9v8H2zM11 10.5h3.5L17 13v3h-6"/><circle cx="5.5" cy="17.5" r="1.7"/><circle cx="13.5" cy="17.5" r="1.7"/><path d="M18.5 7.5 22 11l-3.5 3.5"/>',
  swap: '<path d="M4 8h14M14.5 4.5 18 8l-3.5 3.5M20 16H6M9.5 12.5 6 16l3.5 3.5"/>',
  colour:
    '<path d="M12 3a9 9 0 1 0 0 18c1.4 0 2-1 1.6-2.2-.6-1.7.4-2.8 2-2.8H18c2 0 3-1.3 3-3.5C21 7 17 3 12 3z"/><path d="M7.5 12.5h.01M9.5 8h.01M14.5 7.5h.01"/>',
  recruit: '<circle cx="9" cy="8" r="3.2"/><path d="M3 20.5c0-4.5 2.4-7 6-7s6 2.5 6 7z"/><path d="M19 7v7M15.5 10.5h7"/>',
  slide: '<rect x="13" y="5" width="8" height="14" rx="1.5"/><path d="M10 12H2.5M6 8.5 2.5 12 6 15.5"/>',
  employee: '<circle cx="12" cy="6.6" r="3.6"/><path d="M8.7 11h6.6l1 5 2.2 4.8H5.5L7.7 16z"/>',
  funding:
    '<path d="M3 9.5 12 4l9 5.5z"/><path d="M5.5 12.5v5M10 12.5v5M14 12.5v5M18.5 12.5v5M3 20.5h18"/>',
  'pick-up': '<path d="M8 12V5.5a1.5 1.5 0 0 1 1.5-1.5h8A1.5 1.5 0 0 1 19 5.5v11a1.5 1.5 0 0 1-1.5 1.5H14"/><path d="M9.5 21H5M9.5 21a5 5 0 0 0 0-7H3.5M6 11.5 3.3 14 6 16.5"/>',
  discard: '<rect x="5" y="3" width="11" height="15" rx="1.8"/><path d="m14 15 6 6M20 15l-6 6"/>',
} as const;
