console.log("an asset");
